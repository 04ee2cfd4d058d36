import { codeFiles, isTest, projectFiles, textOf } from '../files.mjs'
import { treeOf, visit } from '../parse.mjs'

/** An ordinary space, or none, where French print has a no-break space; or the narrow one, which condensed type hides. */
const wrong = / [:;!?%»]|[^\s\u00a0][;!?»]|[\p{L}\p{N})]%|«[^\u00a0]|\u202f/u

/** Words that are given with an ordinary space, and stand so to the letter. */
const given = new Set([
  'Mot de passe oublié ?',
  'Connexion réussie!',
  'Inscription réussie!',
  'Nous serons bientôt de retour. Merci de votre patience !',
])

/** French words of the dictionaries, of the mails and of the legal texts, without no-break space where it belongs. */
export function checkTypography() {
  const found = textsOf('fr').filter(({ text }) => isWrong(text))
  return { problems: found.map(({ text, place }) => `${place} lacks a no-break space: ${text}`) }
}

/** All texts of a language that the product says itself, each with its place. */
export function textsOf(language) {
  const ofCode = codeFiles()
    .filter((path) => path.startsWith('packages/') && !isTest(path))
    .flatMap((path) =>
      textsIn(language, path, textOf(path)).map(({ text, line }) => ({ text, place: `${path}:${line}` })),
    )
  const ofData = projectFiles()
    .filter((path) => /^packages\/domain\/src\/data\/(legal\/.*|releases)\.json$/.test(path))
    .flatMap((path) => textsUnder(language, JSON.parse(textOf(path))).map((text) => ({ text, place: path })))
  return [...ofCode, ...ofData]
}

/** Whether French print would set a space otherwise. */
export function isWrong(text) {
  return wrong.test(text) && !given.has(text)
}

/** Everything that stands under the name of a language (`fr`), with its line; values within a text count as a letter. */
export function textsIn(language, path, code) {
  const { program, lineAt } = treeOf(path, code)
  const found = []
  visit(program, null, (node) => {
    if (node.type !== 'Property' || node.key?.name !== language) return
    visit(node.value, node, (part) => {
      const text = textIn(part)
      if (text !== undefined) found.push({ text, line: lineAt(part.start) })
    })
  })
  return found
}

function textIn(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('x') : undefined
}

/** Everything that stands under the name of a language in data. */
export function textsUnder(language, value) {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === language ? stringsOf(part) : textsUnder(language, part),
  )
}

function stringsOf(value) {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}
