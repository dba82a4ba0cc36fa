/** The account that is logged in with this browser, and its seats. */

import { api, Refused } from './api'
import { read, settings, write } from './settings.svelte'
import type { CodeInfo, MyTable, WhoInfo } from './wire'

class Account {
  who = $state.raw<WhoInfo | null>(null)
  me = $derived(this.who?.account ?? null)
  #last = read('account', '')
  /** My name; until the server has said who I am, that of the last visit, empty for a guest. */
  name = $derived(this.who ? (this.me?.name ?? '') : this.#last)
  /** The recovery code, kept only while it is shown, because nobody can show it again. */
  code = $state('')

  async look(): Promise<void> {
    this.who = await api.who()
    write('account', this.name)
  }

  async #enter(call: Promise<unknown>): Promise<void> {
    await call
    this.#leave()
    await this.look()
  }

  async #enterWithCode(call: Promise<CodeInfo>): Promise<void> {
    await this.#enter(call.then(({ code }) => (this.code = code)))
  }

  signUp = (name: string, password: string): Promise<void> => this.#enterWithCode(api.signUp(name, password))
  logIn = (name: string, password: string): Promise<void> => this.#enter(api.logIn(name, password))
  recover = (name: string, code: string, password: string): Promise<void> =>
    this.#enterWithCode(api.recover(name, code, password))
  logOut = (): Promise<void> => this.#enter(api.logOut())
  forget = (password: string | null): Promise<void> => this.#enter(api.forget(password))

  async change(old: string | null, password: string): Promise<void> {
    await api.newPassword(old, password)
    await this.look()
  }

  /** Lets others look at how I play, or stops that. */
  async show(listed: boolean): Promise<void> {
    await api.show(listed)
    await this.look()
  }

  async unlink(provider: string): Promise<void> {
    await api.unlink(provider)
    await this.look()
  }

  becomeBot = async (): Promise<void> => {
    await api.becomeBot()
    await this.look()
  }

  /** Returns a new token for the program that plays by this account; it can't be shown again. */
  async newBotToken(): Promise<string> {
    const { token } = await api.newBotToken()
    await this.look()
    return token
  }

  async endBotToken(): Promise<void> {
    await api.endBotToken()
    await this.look()
  }

  /** Forgets tokens that came with the session. */
  #leave(): void {
    for (const one of settings.held.filter(({ lent }) => lent)) settings.drop(one.table)
  }

  /** Takes a seat of mine to this browser, unless it is here already. If a program plays it, I watch. */
  async sit({ table, game }: Pick<MyTable, 'table' | 'game'>): Promise<void> {
    if (!settings.seatAt(table) && !this.me?.bot)
      settings.hold({ ...(await api.seat(table)), game, at: Date.now(), lent: true })
  }

  /** Gives the seats of this browser to my account, except those that belong to somebody else. */
  async takeAlong(tables: string[]): Promise<void> {
    for (const { table, token } of settings.held.filter((one) => tables.includes(one.table)))
      await api.claim(table, token).catch((error: unknown) => {
        if (!(error instanceof Refused) || error.status === 503 || error.status === 0) throw error
      })
  }
}

export const account = new Account()
