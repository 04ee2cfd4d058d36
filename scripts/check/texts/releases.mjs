import { projectFiles, textOf } from '../files.mjs'

const data = 'packages/domain/src/data/releases.json'

const headings = { added: 'Added', changed: 'Changed', fixed: 'Fixed', security: 'Security' }

/** The version is one in all package files, and what the app says is new in it stands in CHANGELOG.md, too. */
export function checkReleases() {
  const releases = JSON.parse(textOf(data))
  const packages = projectFiles().filter((path) => /(^|\/)package\.json$/.test(path))
  const locked = Object.entries(JSON.parse(textOf('package-lock.json')).packages)
  const own = locked.filter(([folder]) => !folder.includes('node_modules/'))
  const versions = Object.fromEntries([
    ...packages.flatMap((path) => versionsIn(path, JSON.parse(textOf(path)))),
    ...own.flatMap(([folder, locks]) => versionsIn(`package-lock.json, "${folder}",`, locks)),
  ])
  const changelog = textOf('CHANGELOG.md')
  return {
    problems: [
      ...versionProblems(releases, versions),
      ...sentenceProblems(releases),
      ...changelogProblems(releases, changelog),
    ],
  }
}

/** The versions that a package, listed at `place`, says of itself and of the packages of Fonte that it needs: npm would look elsewhere for others. */
export function versionsIn(place, { version, dependencies, devDependencies }) {
  const needed = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@fonte/'))
  return [[place, version], ...needed.map(([name, wanted]) => [`${place} for ${name}`, wanted])]
}

/** Package files whose version is not that of the newest release. */
export function versionProblems(releases, versions) {
  const newest = releases[0].version
  return Object.entries(versions).flatMap(([path, version]) =>
    version === newest ? [] : [`${path} has version ${version}, and the newest in ${data} is ${newest}`],
  )
}

/** Changes that are not told as a sentence with its end. */
export function sentenceProblems(releases) {
  const changes = releases.flatMap((release) => Object.keys(headings).flatMap((kind) => release[kind]))
  const texts = changes.flatMap(({ fr, en }) => [fr, en])
  return texts.flatMap((text) => (/[.!?]$/.test(text) ? [] : [`${data} has a sentence without an end: ${text}`]))
}

/** Changes told in the app that the changelog does not list under the same version and heading. */
export function changelogProblems(releases, changelog) {
  return releases.flatMap((release) => {
    const section = partOf(changelog, `## [${release.version}] - ${release.date}\n`, '\n## ')
    return Object.entries(headings).flatMap(([kind, heading]) => {
      const lines = new Set(partOf(section, `### ${heading}\n`, '\n### ').split('\n'))
      const missing = release[kind].filter(({ en }) => !lines.has(`- ${en}`))
      return missing.map(({ en }) => `CHANGELOG.md, ${release.version}, ${heading}, lacks: ${en}`)
    })
  })
}

/** What stands between a heading and the next one like it; nothing without the heading. */
function partOf(text, heading, next) {
  const [, rest = ''] = text.split(heading)
  return rest.split(next)[0]
}
