import { describe, expect, it } from 'vitest'
import { changelogProblems, sentenceProblems, versionProblems, versionsIn } from './releases.mjs'

const none = { changed: [], fixed: [], security: [] }
const releases = [
  { version: '2.0.0', date: '2026-02-02', ...none, added: [{ fr: 'Un banc.', en: 'A bench.' }] },
  { version: '1.0.0', date: '2026-01-01', ...none, added: [{ fr: 'Une barre.', en: 'A bar.' }] },
]

const changelog = `# Changelog

## [2.0.0] - 2026-02-02

### Added

- A bench.
- For operators only.

### Fixed

- A bar.

## [1.0.0] - 2026-01-01

### Added

- A bar.
`

describe('what is new', () => {
  it('is told in whole sentences', () => {
    expect(sentenceProblems(releases)).toEqual([])
    const cut = [{ ...releases[0], fixed: [{ fr: 'Un banc', en: 'A bench.' }] }]
    expect(sentenceProblems(cut)).toEqual([expect.stringContaining('without an end: Un banc')])
  })

  it('stands in the changelog under its version, date and heading', () => {
    expect(changelogProblems(releases, changelog)).toEqual([])
  })

  it.each([
    ['the text', changelog.replace('- A bench.', '- A rack.')],
    ['the date', changelog.replace('2026-02-02', '2026-02-03')],
    ['the heading', changelog.replace('### Added', '### Changed')],
  ])('is missed when %s is another', (_what, text) => {
    expect(changelogProblems(releases, text)).toEqual(['CHANGELOG.md, 2.0.0, Added, lacks: A bench.'])
  })

  it('is not found under another version', () => {
    const moved = changelog.replace(/\n- A bar\.\n$/, '\n- A rack.\n')
    expect(changelogProblems(releases, moved)).toEqual(['CHANGELOG.md, 1.0.0, Added, lacks: A bar.'])
  })
})

describe('the version', () => {
  it('is that of the newest release in every package file', () => {
    const versions = { 'package.json': '2.0.0', 'bench/package.json': '1.0.0' }
    expect(versionProblems(releases, versions)).toEqual([
      'bench/package.json has version 1.0.0, and the newest in packages/domain/src/data/releases.json is 2.0.0',
    ])
  })
})

it('the version of a package is told, and those that it needs of other packages of Fonte', () => {
  const web = {
    version: '2.0.0',
    dependencies: { '@fonte/domain': '1.0.0', react: '19.0.0' },
    devDependencies: { '@fonte/server': '2.0.0' },
  }
  expect(versionsIn('web', web)).toEqual([
    ['web', '2.0.0'],
    ['web for @fonte/domain', '1.0.0'],
    ['web for @fonte/server', '2.0.0'],
  ])
  expect(versionsIn('domain', { version: '2.0.0' })).toEqual([['domain', '2.0.0']])
})
