import type { OperationId } from '@fonte/contract/routes'
import { routePaths } from './route-paths.ts'

/** The parts of a call, as the contract's table names them. */
export interface CallParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

/** The request that carries a call: parameters are percent-encoded, absent query values left out. */
export function requestFor(id: OperationId, parts: CallParts): { url: string; init: RequestInit } {
  const [method = 'GET', path = ''] = routePaths[id].split(' ')
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''))
  const init: RequestInit = { method, credentials: 'same-origin', redirect: 'error', cache: 'no-cache' }
  if (parts.body !== undefined) {
    init.body = JSON.stringify(parts.body)
    init.headers = { 'content-type': 'application/json' }
  }
  return { url: url + search(parts.query), init }
}

function search(query: CallParts['query']): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
