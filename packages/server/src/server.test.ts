import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Environment, readConfig } from './platform/config.ts'
import { freePort } from './platform/embedded/postmaster.ts'
import { type RunningServer, startServer } from './server.ts'

let dataDir: string
let lines: { level: number; msg: string }[]
let server: RunningServer | null

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fonte-server-'))
  lines = []
  server = null
})

afterEach(async () => {
  await server?.close()
  rmSync(dataDir, { recursive: true })
})

const start = async (env: Environment) => {
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const place = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  const config = readConfig({ ...place, ...env }, () => Buffer.alloc(32, 7))
  server = await startServer({ config, log, webDir: join(dataDir, 'not-built') })
  return server
}

describe('a server', () => {
  it('blocks its demo accounts once others can reach it; the log says so, and what its legal notice lacks', async () => {
    const first = await start({})
    expect(first.demoAccounts).toHaveLength(2)
    await first.close()
    expect(lines.filter(({ msg }) => msg.includes('demo'))).toEqual([])
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'fonte@exemple.fr' }
    await start({ ...mail, PUBLIC_URL: 'https://fonte.example' })
    expect(lines.filter(({ level }) => level >= 40).map(({ msg }) => msg)).toEqual([
      'The demo accounts admin@fonte.example and demo@fonte.example are blocked from now on, because others can reach ' +
        'this server. Make an administrator with "npm run admin -- grant <e-mail>".',
      expect.stringMatching(
        /^The legal notice does not say who runs .* set OPERATOR_NAME, OPERATOR_ADDRESS, .*MEDIATOR\.$/,
      ),
    ])
  }, 60_000)
})
