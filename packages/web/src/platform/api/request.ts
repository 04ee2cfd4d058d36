import { callHeader, personHeader, setModel, setModelHeader } from '@fonte/contract/answer/headers'
import type { OperationId } from '@fonte/contract/routes'
import { newUuid } from '../new-uuid.ts'
import { lineOf } from './known-operations.ts'

/** The parts of a call, as the contract's table names them. */
export interface CallParts {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

/** A call on its way. */
interface Request {
  readonly url: string
  readonly init: RequestInit
  /** What the answer must repeat; a read has none, as nothing depends on which of two like answers it gets. */
  readonly name: string | undefined
}

/** The request that carries a call of a person, or of nobody: parameters are percent-encoded, absent query values left out. */
export function requestFor(id: OperationId, parts: CallParts, person: string | null): Request {
  const [method = 'GET', path = ''] = lineOf(id).split(' ')
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts.params?.[name] ?? ''))
  const name = method === 'GET' ? undefined : newUuid()
  const headers = {
    ...(name !== undefined && { [callHeader]: name }),
    ...(person !== null && { [personHeader]: person }),
    ...(parts.body !== undefined && { 'content-type': 'application/json', [setModelHeader]: setModel }),
  }
  const body = parts.body === undefined ? null : JSON.stringify(parts.body)
  // A redirect is left where it is: Fonte has none, and what is sent is not for strangers.
  const init: RequestInit = { method, headers, body, credentials: 'same-origin', redirect: 'manual' }
  return { url: url + search(parts.query), init, name }
}

function search(query: CallParts['query']): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
