import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { launchServer } from '@fonte/server/test-kit/server-process'
import { type Measurement, median } from './kit/measurement.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts what was unpacked in `folder` and stops it again; answers the seconds until it was ready. */
const secondsToReady = async (folder: string): Promise<number> => {
  const server = await launchServer({ dataDir: join(folder, '.data'), script: 'scripts/packaged.mjs', folder })
  await server.end()
  return server.readyAfter / 1000
}

/** How large the archive of `npm run package` is, and how long what it holds takes to start. */
export const measurePackage = async (): Promise<Measurement[]> => {
  const place = mkdtempSync(join(tmpdir(), 'fonte-package-'))
  try {
    execFileSync(process.execPath, ['scripts/package.mjs', place], { cwd: root, stdio: 'ignore' })
    const [archive = ''] = readdirSync(place)
    const size = statSync(join(place, archive)).size / 1_000_000
    execFileSync('tar', ['-xzf', archive], { cwd: place })
    const folder = join(place, archive.replace('.tar.gz', ''))
    const first = await secondsToReady(folder)
    const further = [await secondsToReady(folder), await secondsToReady(folder), await secondsToReady(folder)]
    return [
      { name: 'archive of npm run package', measured: size, unit: 'MB', bar: { atMost: 50 } },
      { name: 'archive, first start to ready', measured: first, unit: 's' },
      { name: 'archive, further start to ready', measured: median(further), unit: 's', bar: { atMost: 5 } },
    ]
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}
