// Every text that the client says exists in every language, and is there where it is said; every text of the web files is
// said.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentResource } from '@fluent/bundle'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LANGUAGES = JSON.parse(readFileSync(`${root}/src/skulduggery/locale/languages.json`, 'utf8')).map(
  ({ code }) => code,
)
const problems = []

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = `${folder}/${name}`
    if (statSync(path).isDirectory()) yield* files(path)
    else if (/\.(ts|svelte)$/.test(name)) yield path
  }
}
const read = (path) => readFileSync(path, 'utf8')
const messages = (path) => new FluentResource(read(path)).body
const variables = (pattern) =>
  [...JSON.stringify(pattern ?? '').matchAll(/"type":"var","name":"(\w+)"/g)].map((m) => m[1])

// The house's texts, and those of each game that has a room here.
const games = readdirSync(`${root}/src/skulduggery/games`).filter((name) =>
  existsSync(`${root}/src/skulduggery/games/${name}/text/locale/web.en.ftl`),
)
const folders = ['', ...games].map((game) => `${root}/src/skulduggery/${game ? `games/${game}/text/` : ''}locale`)
const sources = [...files(`${root}/web/src`)].map((path) => [path.slice(`${root}/web/src/`.length), read(path)])
const source = sources.map(([, text]) => text).join('\n')
const inEnglish = (folder) =>
  ['', 'web.', 'rules.', 'lessons.', 'problems.', 'review.', 'pages.', 'dialogs.', 'options.', 'hints.']
    .map((name) => `${folder}/${name}en.ftl`)
    .filter(existsSync)
const all = new Set(
  folders.flatMap((folder) => inEnglish(folder).flatMap((path) => messages(path).map((one) => one.id))),
)
const web = []

for (const [folder, kind] of folders.flatMap((one) =>
  ['web', 'pages', 'dialogs', 'options', 'lessons', 'problems', 'hints'].map((kind) => [one, kind]),
)) {
  if (!existsSync(`${folder}/${kind}.en.ftl`)) continue
  const english = messages(`${folder}/${kind}.en.ftl`)
  if (['web', 'pages', 'dialogs', 'options'].includes(kind)) web.push(...english.map((one) => one.id))
  for (const code of LANGUAGES) {
    const path = `${folder}/${kind}.${code}.ftl`
    const name = path.slice(root.length)
    const written = read(path).match(/^[a-z][\w-]* *=/gm)?.length ?? 0
    const texts = messages(path)
    if (written !== texts.length) problems.push(`${name}: ${written - texts.length} messages can't be parsed`)
    const ids = texts.map((one) => one.id)
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) problems.push(`${name}: ${id} stands twice`)
    for (const { id, value } of english) {
      const other = texts.find((one) => one.id === id)
      if (!other) problems.push(`${name}: ${id} is missing`)
      else {
        const known = new Set(variables(value))
        for (const one of variables(other.value))
          if (!known.has(one)) problems.push(`${name}: ${id} has $${one}, English hasn't`)
      }
    }
    for (const id of ids) if (!english.some((one) => one.id === id)) problems.push(`${name}: ${id} isn't in English`)
  }
}

// What is said: t('id'), also as one of two in a condition; t(`part-${…}`) says all that fit.
const START = 'web|event|ask|choice|table|note|score|gang|ability|option|end|log|notes|help|replay|lobby|bot|card'
const said = new Set(
  [
    ...source.matchAll(
      new RegExp(`'((?:${START})-[a-z0-9_-]+|you|over|guest|crook|money|money-unknown|list-and)'`, 'g'),
    ),
  ].map((m) => m[1]),
)
const patterns = [...source.matchAll(/(?<!\w)(?:t|texts\.say)\(`([^`]+)`/g)].map(
  (m) => new RegExp(`^${m[1].replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
)
for (const id of said)
  if (!all.has(id) && (id.startsWith('web-') || source.includes(`t('${id}'`)))
    problems.push(`the client says ${id}, which doesn't exist`)
for (const pattern of patterns) if (![...all].some((id) => pattern.test(id))) problems.push(`no text fits ${pattern}`)
for (const id of web)
  if (!said.has(id) && !patterns.some((pattern) => pattern.test(id))) problems.push(`${id} is never said`)

// Texts that load with some pages (web/src/pages.ts) are said only there; `t(`web-${…}`)` is too vague to tell.
const ONLY = {
  review: /^replay\/|\/finale\.ts$/,
  pages:
    /^(account|people|lab)\/|^lobby\/(Credits|Unsubscribe|Mine|mine|Tables)\.svelte|^lib\/cardFile\.ts|^local\/(Moving|OwnCards)\.svelte|^table\/(Invite|QrCode|Seats|Waiting)\.svelte/,
  dialogs: /^table\/(Conceded|Fair|Help|Motion|Notes|NotesByMail|Since|TableMenu)\.svelte|^lib\/push/,
  hints: /^table\/Hint\.svelte/,
  terminal: /^$/,
}
const pieces = (text) => text.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/)
for (const [kind, where] of Object.entries(ONLY)) {
  const ids = messages(`${folders[0]}/${kind}.en.ftl`).map((one) => one.id)
  for (const [path, text] of sources.filter(([path]) => !where.test(path))) {
    const made = [...text.matchAll(/`([a-z]+-[^`\s]*\$\{[^`]*)`/g)]
      .map((m) => pieces(m[1]))
      .filter((parts) => /^[\w-]+$/.test(parts.join('')) && parts.join('') !== 'web-')
      .map((parts) => new RegExp(`^${parts.join('[\\w-]+')}$`))
    for (const id of ids)
      if (text.includes(`'${id}'`) || made.some((one) => one.test(id)))
        problems.push(`${path} says ${id}, which is only there for ${where}`)
  }
}

console.log(
  problems.length
    ? problems.join('\n')
    : `texts: ${web.length} of the web in ${LANGUAGES.length} languages, all there`,
)
process.exitCode = problems.length ? 1 : 0
