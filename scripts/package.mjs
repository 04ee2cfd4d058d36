import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { isPackaged, packagedManifest, packagedParts, unneeded } from './package/contents.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { Failure, main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { root } from './setup/place.mjs'
import { run } from './setup/run.mjs'

/** What npm is told: the server’s own dependencies, as the lock file names them, without tools. */
const installing = [
  'ci',
  '-w',
  '@fonte/server',
  '--omit=dev',
  '--omit=peer',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const copy = (part, folder) =>
  cpSync(join(root, part), join(folder, part), { recursive: true, filter: (source) => isPackaged(source) })

/**
 * `npm run package [folder]`: an archive that runs with Node 24 and nothing else, for machines like this one. It holds the
 * server, the built pages and the dependencies that they need; no build tool, no test.
 */
await main(async () => {
  process.chdir(root)
  await ensureInstalled()
  if (!(await ensureBuilt())) throw new Failure('The pages could not be built: the reason stands above.')
  const manifest = readJson('package.json')
  const name = `fonte-${manifest.version}-${process.platform}-${process.arch}`
  const target = process.argv[2] ?? join(root, '.cache/package')
  const folder = join(target, name)
  rmSync(folder, { recursive: true, force: true })
  for (const part of packagedParts) {
    mkdirSync(dirname(join(folder, part)), { recursive: true })
    copy(part, folder)
  }
  console.log('Installing the dependencies of the server ...')
  if ((await run('npm', installing, { cwd: folder })) !== 0) throw new Failure('npm says why above.')
  for (const tool of unneeded) rmSync(join(folder, 'node_modules', tool), { recursive: true, force: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packagedManifest(manifest), null, 2)}\n`)
  const archive = join(target, `${name}.tar.gz`)
  if ((await run('tar', ['-czf', archive, '-C', target, name])) !== 0) throw new Failure('tar says why above.')
  rmSync(folder, { recursive: true })
  console.log(`${archive}: ${(statSync(archive).size / 1_000_000).toFixed(1)} MB. Unpack it, and "npm start" there.`)
})
