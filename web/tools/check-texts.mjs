// Every text that the client says exists in every language, and every web text is said.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LANGUAGES = ['en', 'it', 'de', 'ru']
const problems = []

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = `${folder}/${name}`
    if (statSync(path).isDirectory()) yield* files(path)
    else if (/\.(ts|svelte)$/.test(name)) yield path
  }
}

const messages = (path) => new FluentResource(readFileSync(`${root}/src/skulduggery/${path}`, 'utf8')).body
const variables = (pattern) => [...JSON.stringify(pattern ?? '').matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1])

const source = [...files(`${root}/web/src`)].map((path) => readFileSync(path, 'utf8')).join('\n')
const web = Object.fromEntries(LANGUAGES.map((code) => [code, messages(`locale/web.${code}.ftl`)]))
const all = new Set(['locale/en.ftl', 'locale/web.en.ftl', 'games/crooks/locale/en.ftl'].flatMap((path) => messages(path).map((one) => one.id)))

for (const code of LANGUAGES) {
  const path = `${root}/src/skulduggery/locale/web.${code}.ftl`
  const written = readFileSync(path, 'utf8').match(/^[a-z][\w-]* *=/gm)?.length ?? 0
  if (written !== web[code].length) problems.push(`web.${code}.ftl: ${written - web[code].length} messages can't be parsed`)
  const ids = web[code].map((one) => one.id)
  for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) problems.push(`web.${code}.ftl: ${id} stands twice`)
  for (const { id, value } of web.en) {
    const other = web[code].find((one) => one.id === id)
    if (!other) problems.push(`web.${code}.ftl: ${id} is missing`)
    else {
      const known = new Set(variables(value))
      for (const name of variables(other.value)) if (!known.has(name)) problems.push(`web.${code}.ftl: ${id} has $${name}, English hasn't`)
    }
  }
  for (const id of ids) if (!web.en.some((one) => one.id === id)) problems.push(`web.${code}.ftl: ${id} isn't in English`)
}

// What is said: t('id') and texts.say('id'), also as one of two in a condition; t(`part-${…}`) says all that fit.
const said = new Set([...source.matchAll(/'((?:web|event|ask|choice|table|note|score|gang|ability|option|end|log|notes|help|replay|lobby|bot|card)-[a-z0-9_-]+|you|over|guest|crook|money|money-unknown|list-and)'/g)].map((m) => m[1]))
const patterns = [...source.matchAll(/(?<!\w)t\(`([^`]+)`/g)].map((m) => new RegExp(`^${m[1].replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`))
for (const id of said) if (!all.has(id) && source.includes(`t('${id}'`)) problems.push(`the client says ${id}, which doesn't exist`)
for (const id of said) if (id.startsWith('web-') && !all.has(id)) problems.push(`the client says ${id}, which doesn't exist`)
for (const pattern of patterns) if (![...all].some((id) => pattern.test(id))) problems.push(`no text fits ${pattern}`)
for (const { id } of web.en) if (!said.has(id) && !patterns.some((pattern) => pattern.test(id))) problems.push(`${id} is never said`)

console.log(problems.length ? problems.join('\n') : `texts: ${web.en.length} of the web in ${LANGUAGES.length} languages, all there`)
process.exitCode = problems.length ? 1 : 0
