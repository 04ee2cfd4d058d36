import { projectFiles, textOf } from '../files.mjs'

const proof = /`([\w/.-]+\.(?:test|spec)\.tsx?) :: "([^`]+)"`/g

/** Documents whose tables name tests as `path :: "title"`, the path below packages/, and the fewest tests they hold. */
const documents = { 'docs/security.md': 30, 'docs/spec-coverage.md': 150 }

const placed = /`([\w.]+)` \(`([\w/.-]+\.\w+)`/g

/** Documents that newcomers go by: what they place in a file is there. */
const guides = ['CONTRIBUTING.md', 'docs/architecture.md', 'docs/operations.md', 'docs/testing.md']

/** True where a test file has a test of that title; of a title with `${...}` in it the part before. */
export function hasTest(text, title) {
  const whole = ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`))
  return whole || text.includes(`\`${title}\${`)
}

/** The tests that a document names, as written. */
export const namedTests = (document) => [...document.matchAll(proof)].map(([, path, title]) => ({ path, title }))

/** What a document places in a file, as `name` (`path`); of a path such as `schema.parts` the last part. */
export const placedNames = (document) =>
  [...document.matchAll(placed)].map(([, name, path]) => ({ name: name.split('.').at(-1), path }))

/** What a guide places in files that do not have it. */
function misplaced(guide, files) {
  return placedNames(textOf(guide)).flatMap(({ name, path }) => {
    const file = [...files].find((known) => known === path || known.endsWith(`/${path}`))
    const isThere =
      file !== undefined &&
      textOf(file)
        .split(/[^\w$]+/)
        .includes(name)
    return isThere ? [] : [`${guide} names what is not there: ${name} in ${path}`]
  })
}

/** A document is only proof of something as long as the tests that it names exist, and a guide as long as the code does. */
export function checkDocuments() {
  const files = new Set(projectFiles())
  const problems = Object.entries(documents).flatMap(([document, least]) => {
    const named = namedTests(textOf(document))
    const dead = named.filter(({ path, title }) => {
      const file = `packages/${path}`
      return !files.has(file) || !hasTest(textOf(file), title)
    })
    const few = named.length < least ? [`${document} names ${named.length} tests, ${least} or more were expected`] : []
    return [
      ...dead.map(({ path, title }) => `${document} names a test that is not there: ${path} :: "${title}"`),
      ...few,
    ]
  })
  return { problems: [...problems, ...guides.flatMap((guide) => misplaced(guide, files))] }
}
