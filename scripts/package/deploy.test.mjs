import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup/place.mjs'

const textOf = (path) => readFileSync(join(root, path), 'utf8')
const own = JSON.parse(textOf('packages/server/process.json'))

describe('the examples of deploy/', () => {
  it.each(['Containerfile', 'fonte.service'])('start the server as npm start does: %s', (name) => {
    const text = textOf(`deploy/${name}`).replaceAll(/[",]/g, ' ').replaceAll(/ +/g, ' ')
    expect(text).toContain(`node ${own.arguments.join(' ')} packages/server/src/main.ts`)
    for (const [variable, value] of Object.entries(own.environment)) expect(text).toContain(`${variable}=${value}`)
  })

  it('give the user of the container every folder that is mounted into it', () => {
    const [, service] = /\n {2}fonte:\n([\s\S]*?)\n\n/.exec(textOf('deploy/compose.yaml'))
    const mounted = [...service.matchAll(/^ +- \w+:(\/\S+)$/gm)].map(([, path]) => path)
    expect(mounted).toContain('/backups')
    const owned = [...textOf('deploy/Containerfile').matchAll(/install -d -o node -g node -m 07\d\d (\S+)/g)]
    const missing = mounted.filter((path) => !owned.some(([, made]) => made === path))
    expect(missing).toEqual([])
  })

  it('pass event streams on at once, from the address that pages listen at', () => {
    const [, path] = /eventsPath = '([^']+)'/.exec(textOf('packages/contract/src/service/event-names.ts'))
    const [, location] = textOf('deploy/nginx.conf').split(`location = ${path} {`)
    expect(location.split('}')[0]).toContain('proxy_buffering off')
    expect(textOf('deploy/Caddyfile')).toContain('flush_interval -1')
  })

  it('let in every body that an operation may have', () => {
    const largest = Number(/client_max_body_size (\d+)m/.exec(textOf('deploy/nginx.conf'))[1]) * 1024 * 1024
    expect(largest).toBeGreaterThan(768 * 1024)
  })

  it('alert only on figures that the server shows', () => {
    const shown = ['metrics.ts', 'metrics.test.ts'].map((name) =>
      textOf(`packages/server/src/platform/metrics/${name}`),
    )
    const names = [...textOf('deploy/alerts.yaml').matchAll(/fonte_(\w+)/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(8)
    const known = names.map((name) => name.replace(/_bucket$/, '')).filter((name) => !shown.join().includes(name))
    expect(known).toEqual([])
  })
})
