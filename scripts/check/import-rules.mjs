/**
 * Who may import whom, by pattern, so that a new noun is guarded from its first file. The first part that a path
 * matches is its part; `$1` is the noun of the importing file.
 */
const contractShape =
  '^packages/contract/src/(answer/[^/]+|url/[^/]+|service/[^/]+|account/[^/]+|route|routes|problem|field)\\.ts$'
const domain = '^packages/domain/(?:src/(?!test-kit/)|package\\.json$)'
const contract = '^packages/contract/src/'
const serverCommon = '^packages/server/src/(platform|generated)/'
const webCommon = '^packages/web/src/(platform|ui)/'

/**
 * The features of the web in their order: each may import those before it. The nouns of training come first, each
 * built on the one before it; at the end stand the pages that bring several of them together.
 */
export const featureOrder = [
  'account',
  'plan',
  'muscle',
  'exercise',
  'program',
  'gym',
  'history',
  'training-plan',
  'workout',
  'statistics',
  'community',
  // A ticket to support.
  'report',
  // Files of other apps.
  'import',
  'legal',
  'personal-data',
  'second-factor',
  'home',
  'release',
  'settings',
  'maintenance',
  'admin',
]

const earlierFeatures = (name) => {
  const earlier = featureOrder.slice(0, Math.max(0, featureOrder.indexOf(name)))
  return earlier.map((feature) => `^packages/web/src/features/${feature}/`)
}

const parts = [
  {
    part: 'e2e',
    path: /^packages\/e2e\//,
    may: [domain, contract, '^packages/e2e/', '^packages/server/src/test-kit/'],
  },
  { part: 'bench', path: /^bench\//, may: [domain, contract, '^bench/', '^packages/server/src/test-kit/'] },
  {
    part: 'a test or test kit',
    path: /\.test\.tsx?$|\/test-kit\//,
    may: ['^packages/$0/', domain, contract, '^packages/domain/src/test-kit/'],
  },
  { part: 'domain', path: /^packages\/domain\//, may: [domain] },
  { part: 'contract', path: /^packages\/contract\//, may: [domain, contract] },
  {
    part: 'the server’s platform',
    path: /^packages\/server\/src\/platform\//,
    may: [domain, contractShape, serverCommon],
  },
  {
    part: 'the server’s top',
    path: /^packages\/server\/src\/[^/]+$/,
    may: [domain, contract, '^packages/server/src/(?!test-kit/)'],
  },
  {
    part: 'a noun of the server',
    path: /^packages\/server\/src\/([^/]+)\//,
    may: [domain, contract, serverCommon, '^packages/server/src/$1/', '^packages/server/src/[^/]+/[^/]+-store\\.ts$'],
  },
  {
    part: 'the web’s platform',
    path: /^packages\/web\/src\/platform\//,
    may: [domain, contractShape, '^packages/web/src/platform/'],
  },
  { part: 'the web’s ui', path: /^packages\/web\/src\/ui\//, may: [domain, contractShape, webCommon] },
  {
    part: 'a feature of the web',
    path: /^packages\/web\/src\/features\/([^/]+)\//,
    may: [domain, contract, webCommon, '^packages/web/src/features/$1/'],
    mayToo: earlierFeatures,
  },
  { part: 'the web’s app', path: /^packages\/web\/src\//, may: [domain, contract, '^packages/web/src/'] },
  { part: 'scripts', path: /^scripts\//, may: ['^scripts/'] },
]

/** Packages that speak SQL, and where they may be used. */
export const sqlDrivers = new Set(['pg', 'kysely'])
export const speaksSql = /-store\.ts$|^packages\/server\/src\/platform\/|\.test\.ts$|\/test-kit\/|^bench\//

/** Where no package may be used but in tests: what the domain needs of one is handed to it. */
export const takesNoPackage = /^packages\/domain\//

/** The part that `path` belongs to when it may not import the file `target`, else null. */
export function forbiddenFor(path, target) {
  const { part, path: pattern, may, mayToo = () => [] } = parts.find((candidate) => candidate.path.test(path))
  const noun = pattern.exec(path)?.[1] ?? ''
  const rules = [...may, ...mayToo(noun)].map(
    (rule) => new RegExp(rule.replaceAll('$1', noun).replaceAll('$0', path.split('/')[1])),
  )
  return rules.some((rule) => rule.test(target)) ? null : part
}
