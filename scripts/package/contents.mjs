/** What of the project an archive holds, beside the dependencies of the server. */
export const packagedParts = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'docs',
  'deploy',
  '.npmrc',
  'package.json',
  'package-lock.json',
  'packages/domain/package.json',
  'packages/domain/src',
  'packages/contract/package.json',
  'packages/contract/src',
  'packages/server/package.json',
  'packages/server/process.json',
  'packages/server/src',
  'packages/web/package.json',
  'packages/web/dist',
  'packages/e2e/package.json',
  'bench/package.json',
  'scripts/packaged.mjs',
  'scripts/setup/failure.mjs',
  'scripts/setup/keep-running.mjs',
  'scripts/setup/node.mjs',
  'scripts/setup/place.mjs',
  'scripts/setup/server-command.mjs',
]

/** Whether a file or folder of these packagedParts is one that a running server may need: no test is. */
export const isPackaged = (path) => !/[\\/]test-kit$|\.test\.tsx?$|[\\/]screenshots$/.test(path)

/** What npm installs because a dependency could use it, if it were there for something else: the compiler. */
export const unneeded = ['typescript', '@typescript', '.bin/tsc']

/** The project’s manifest for an archive: the same commands to start and to administer, and none that needs a tool. */
export const packagedManifest = ({ name, version, license, type }) => ({
  name,
  version,
  private: true,
  license,
  type,
  engines: { node: '>=24' },
  scripts: { start: 'node scripts/packaged.mjs', admin: 'node scripts/packaged.mjs admin' },
})
