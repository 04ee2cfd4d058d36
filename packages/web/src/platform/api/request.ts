import type { OperationId } from '@fonte/contract/routes'
import { lineOf } from './known-operations.ts'

/** The parts of a call, as the contract's table names them. */
export interface CallParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

/** By which method and to which URL a call goes: parameters are percent-encoded, absent query values left out. */
export function methodAndUrl(id: OperationId, { params, query }: CallParts): readonly [method: string, url: string] {
  const [method = 'GET', path = ''] = lineOf(id).split(' ')
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  return [method, url + search(query)]
}

function search(query: CallParts['query']): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
