import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Environment, isLoopback, missingSettings, readConfig } from './config.ts'

const kept = Buffer.alloc(32, 7)
const key = Buffer.alloc(32, 1).toString('base64')
const mailing = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@fonte.example' }
const read = (env: Environment) => readConfig(env, () => kept)

describe('the configuration', () => {
  it('needs nothing: without variables Fonte runs on loopback with its own database and mailbox', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('.data'),
      databaseUrl: null,
      mail: null,
      contactEmail: 'contact@fonte.example',
      operator: { name: null, address: null, email: null, publisher: null, host: null, mail: null, mediator: null },
      promoCode: 'FONTE20',
      imageHosts: [],
      trustProxy: false,
      timeZone: 'Europe/Paris',
      backups: { folder: resolve('.data/backups'), keep: 7 },
      metrics: { port: null, token: null },
      sessionKeys: [kept],
    })
  })

  it('takes an empty variable as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', SESSION_KEY: '' })).toEqual(read({}))
  })

  it('reads every variable', () => {
    const config = read({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://fonte.example/',
      DATABASE_URL: 'postgres://fonte:pw@db.example/fonte',
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: 'Fonte <bonjour@fonte.example>',
      IMAGE_HOSTS: 'Images.example, cdn.example',
      TRUST_PROXY: '10.0.0.0/8,::1',
      TIME_ZONE: 'Asia/Tokyo',
      SESSION_KEY: key,
      SESSION_KEY_PREVIOUS: 'ab'.repeat(32),
    })
    expect(config).toMatchObject({ port: 8080, host: '0.0.0.0', publicUrl: 'https://fonte.example' })
    expect(config.mail).toEqual({ smtpUrl: 'smtps://mail.example', from: 'Fonte <bonjour@fonte.example>' })
    expect(config.imageHosts).toEqual(['images.example', 'cdn.example'])
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1'])
    expect(config.sessionKeys).toEqual([Buffer.alloc(32, 1), Buffer.alloc(32, 0xab)])
  })

  it('plans daily back-ups of the embedded database alone, as many as wanted', () => {
    const backups = { folder: resolve('/mnt/disk'), keep: 30 }
    expect(read({ BACKUP_DIR: '/mnt/disk', BACKUP_KEEP: '30' }).backups).toEqual(backups)
    expect(read({ BACKUP_KEEP: '0' }).backups).toBeNull()
    const external = { DATABASE_URL: 'postgres://db.example/fonte', SESSION_KEY: key, ...mailing }
    expect(read(external).backups).toBeNull()
    expect(() => read({ ...external, BACKUP_KEEP: '3' })).toThrow('BACKUP_KEEP is for the embedded database alone')
  })

  it('shows figures on a port of the loopback or to a long token', () => {
    const token = 'f'.repeat(32)
    expect(read({ METRICS_PORT: '9464', METRICS_TOKEN: token }).metrics).toEqual({ port: 9464, token })
    expect(() => read({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT must be another port than PORT, which is 3000')
    expect(() => read({ METRICS_TOKEN: 'secret' })).toThrow('METRICS_TOKEN must have at least 32 letters and digits')
  })

  it('names the operator, and says which settings a public service lacks for its legal notice', () => {
    expect(missingSettings(read({}))).toEqual([])
    const open = { PUBLIC_URL: 'https://fonte.example', SMTP_URL: 'smtp://m.example', MAIL_FROM: 'a@fonte.example' }
    const named = read({ ...open, OPERATOR_NAME: 'Club Fonte', HOSTING_PROVIDER: 'Hébergeur, 1 rue du Port, Lille' })
    expect(named.operator).toMatchObject({
      name: 'Club Fonte',
      host: 'Hébergeur, 1 rue du Port, Lille',
      mail: null,
      mediator: null,
    })
    expect(missingSettings(named)).toEqual([
      'OPERATOR_ADDRESS',
      'OPERATOR_EMAIL',
      'OPERATOR_PUBLISHER',
      'MAIL_PROVIDER',
      'MEDIATOR',
    ])
    expect(thrown({ OPERATOR_EMAIL: 'nobody' })).toContain('OPERATOR_EMAIL must ')
  })

  it('lists every problem at once, each named by its variable', () => {
    const wrong = {
      PORT: '70000',
      HOST: 'fonte.example:80',
      PUBLIC_URL: 'fonte.example',
      TIME_ZONE: 'Mars/Olympus',
      TRUST_PROXY: 'everybody',
      IMAGE_HOSTS: 'https://images.example',
      CONTACT_EMAIL: 'nobody',
      SESSION_KEY: 'short',
    }
    const lines = thrown(wrong).split('\n')
    expect(lines[0]).toBe('The configuration has 8 problems:')
    for (const name of Object.keys(wrong)) {
      expect(lines.filter((line) => line.startsWith(`- ${name} must `))).toHaveLength(1)
    }
  })

  it('requires mail and a session key beside a database address', () => {
    const words = thrown({ DATABASE_URL: 'postgres://db.example/fonte' })
    expect(words).toContain('SMTP_URL is required when DATABASE_URL is set')
    expect(words).toContain('MAIL_FROM is required when DATABASE_URL is set')
    expect(words).toContain('SESSION_KEY is required when DATABASE_URL is set')
  })

  it('requires a sender beside a mail server', () => {
    expect(thrown({ SMTP_URL: 'smtp://mail.example' })).toBe(
      'The configuration has a problem: MAIL_FROM is required when SMTP_URL is set.',
    )
  })

  it.each([
    ['HOST', '0.0.0.0'],
    ['HOST', '192.168.1.20'],
    ['PUBLIC_URL', 'https://fonte.example'],
  ])('refuses to let others in, by %s %s, without mail that confirms their addresses', (name, value) => {
    expect(thrown({ [name]: value })).toBe(
      `The configuration has a problem: SMTP_URL and MAIL_FROM are required when others can reach Fonte (${name} is ` +
        `${value}), because nobody could confirm an address without mail; for this machine alone, leave ${name} away.`,
    )
    expect(read({ [name]: value, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }).mail).not.toBeNull()
  })

  it('never repeats a secret in its words', () => {
    const words = thrown({
      DATABASE_URL: 'mysql://u:hunter2@db',
      SMTP_URL: 'http://u:hunter2@m',
      SESSION_KEY: 'hunter2',
    })
    expect(words).not.toContain('hunter2')
  })

  it('knows the hosts that only this machine can reach', () => {
    expect(['127.0.0.1', '127.8.0.1', 'localhost', '::1'].every(isLoopback)).toBe(true)
    expect(['0.0.0.0', '::', '192.168.1.4', 'fonte.example', '127.evil.example'].some(isLoopback)).toBe(false)
  })
})

function thrown(env: Environment): string {
  try {
    read(env)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('the configuration was accepted')
}
