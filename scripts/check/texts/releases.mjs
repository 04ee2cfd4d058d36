import { projectFiles, textOf } from '../files.mjs'

const data = 'packages/domain/src/data/releases.json'

const headings = { added: 'Added', changed: 'Changed', fixed: 'Fixed', security: 'Security' }

/** The version is one in all package files, and what the app says is new in it stands in CHANGELOG.md, too. */
export function checkReleases() {
  const releases = JSON.parse(textOf(data))
  const packages = projectFiles().filter((path) => /(^|\/)package\.json$/.test(path))
  const versions = Object.fromEntries(packages.map((path) => [path, JSON.parse(textOf(path)).version]))
  return { problems: [...versionProblems(releases, versions), ...changelogProblems(releases, textOf('CHANGELOG.md'))] }
}

/** Package files whose version is not that of the newest release. */
export function versionProblems(releases, versions) {
  const newest = releases[0].version
  return Object.entries(versions).flatMap(([path, version]) =>
    version === newest ? [] : [`${path} has version ${version}, and the newest in ${data} is ${newest}`],
  )
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
