/** Who is logged in with this browser, and the seats that come with that. */

import { api, Refused } from './api'
import { settings } from './settings.svelte'
import type { CodeInfo, MyTable, WhoInfo } from './wire'

class Account {
  who = $state.raw<WhoInfo | null>(null)
  me = $derived(this.who?.account ?? null)
  /** The recovery code, as long as it is shown: nobody can show it again. */
  code = $state('')

  async look(): Promise<void> {
    this.who = await api.who()
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

  /** Whether others may look at how I play. */
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

  /** A new token for the program that plays by this account: nobody can show it again. */
  async newBotToken(): Promise<string> {
    const { token } = await api.newBotToken()
    await this.look()
    return token
  }

  async endBotToken(): Promise<void> {
    await api.endBotToken()
    await this.look()
  }

  /** Tokens that came with a session end with it. */
  #leave(): void {
    for (const one of settings.held.filter(({ lent }) => lent)) settings.drop(one.table)
  }

  /** Have a seat of mine in this browser, if it isn't here yet; where a program plays I look on. */
  async sit({ table, game }: Pick<MyTable, 'table' | 'game'>): Promise<void> {
    if (!settings.seatAt(table) && !this.me?.bot)
      settings.hold({ ...(await api.seat(table)), game, at: Date.now(), lent: true })
  }

  /** The seats of this browser become mine; those that are somebody else's stay as they are. */
  async takeAlong(tables: string[]): Promise<void> {
    for (const { table, token } of settings.held.filter((one) => tables.includes(one.table)))
      await api.claim(table, token).catch((error: unknown) => {
        if (!(error instanceof Refused) || error.status === 503 || error.status === 0) throw error
      })
  }
}

export const account = new Account()
