import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import { expect, it, vi } from 'vitest'
import { writeBackup } from '../platform/backup/backup-file.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { seed } from '../test-kit/seed.ts'
import { createTestDatabase } from '../test-kit/test-database.ts'
import { ask } from './test-kit/caller.ts'
import { type Crew, gatherCrew } from './test-kit/crew.ts'
import { ownServer } from './test-kit/own-server.ts'
import { killDatabase } from './test-kit/power-cut.ts'

const rounds = Number(process.env.SOAK_BACKUPS ?? 1)

const own = ownServer()

/** Of everybody but the demo account, which has a year of training from the first start on. */
const setsOf = `SELECT entry_id AS id, count(*)::int AS sets
  FROM workout_sets JOIN workout_history ON workout_history.id = entry_id JOIN users ON users.id = workout_history.user_id
  WHERE email NOT LIKE '%@fonte.example' GROUP BY entry_id`

const acknowledgedBy = ({ writers }: Crew): string[] => writers.flatMap(({ acknowledged }) => [...acknowledged])

/** Restores a back-up and answers how many sets each of its workouts has. */
const restoredFrom = async (path: string): Promise<Map<string, number>> => {
  const target = await createTestDatabase('template0')
  await restoreBackup({ url: target.url, path })
  const rows = await ask<{ id: string; sets: number }>(target.url, setsOf)
  await target.drop()
  return new Map(rows.map(({ id, sets }) => [id, sets]))
}

it(`a back-up in the middle of writing holds whole what was acknowledged before it (${rounds} times)`, async () => {
  const random = seededRandom(seed)
  let written = 0
  for (let round = 0; round < rounds; round += 1) {
    // New writers each time: none may add more than a person does in an hour.
    const crew = await gatherCrew(4, own.server.url, own.server.databaseUrl())
    crew.gate.lead(own.server.url)
    await crew.acknowledgements(1 + Math.floor(random() * 40))
    const before = acknowledgedBy(crew)
    const path = join(own.dataDir, `backup-${round}`)
    await writeBackup({ url: own.server.databaseUrl(), path })
    const restored = await restoredFrom(path)
    expect(before.filter((id) => restored.get(id) !== 3)).toEqual([])
    expect([...restored.values()].filter((sets) => sets !== 3)).toEqual([])
    await crew.finish()
    written += acknowledgedBy(crew).length
  }
  process.stdout.write(`${rounds} back-ups under load, seed ${seed}: ${written} acknowledged\n`)
}, 1_200_000)

it(`a back-up whose database is killed under it is there whole or not at all (${rounds} times)`, async () => {
  const random = seededRandom(seed)
  let whole = 0
  for (let round = 0; round < rounds; round += 1) {
    const path = join(own.dataDir, `killed-${round}`)
    const strikeAt = Math.floor(random() * 30)
    let tables = 0
    const onTable = () => {
      tables += 1
      if (tables === strikeAt) killDatabase(own.dataDir)
    }
    const made = await writeBackup({ url: own.server.databaseUrl(), path, onTable }).catch(() => null)
    if (made) whole += 1
    const names = readdirSync(own.dataDir).filter((name) => name.startsWith('killed-'))
    expect(names).toHaveLength(whole)
    expect(names.some((name) => name.endsWith('.part'))).toBe(false)
    if (made) expect((await restoredFrom(path)).size).toBe(0)
    const isReady = () => fetch(`${own.server.url}/readyz`).then(({ ok }) => ok)
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 50 })
  }
}, 1_200_000)
