import { withoutCaller } from './caller-scope.ts'

/** Finds the rows of some different ids by one statement; an id without a row is left out. */
type FindRows<Row> = (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>

type LookUp<Row> = PromiseWithResolvers<Row | undefined>

const answerAll = async <Row>(find: FindRows<Row>, lookUps: readonly (readonly [string, LookUp<Row>])[]) => {
  try {
    const rows = await find(lookUps.map(([id]) => id))
    for (const [id, { resolve }] of lookUps) resolve(rows.get(id))
  } catch (failure) {
    for (const [, { reject }] of lookUps) reject(failure)
  }
}

/**
 * Looks rows up by their id. Calls that come in the same turn of the event loop share a statement of up to `most` ids, which
 * is sent once all of them have come: each is answered by what was so after it asked. A statement costs several times what
 * one more row of it does.
 */
export const gatherLookUps = <Row>(find: FindRows<Row>, most: number) => {
  let waiting = new Map<string, LookUp<Row>>()
  const sendAll = (): void => {
    const lookUps = [...waiting]
    waiting = new Map()
    for (let first = 0; first < lookUps.length; first += most) void answerAll(find, lookUps.slice(first, first + most))
  }
  return (id: string): Promise<Row | undefined> => {
    const known = waiting.get(id)
    if (known) return known.promise
    // The others still wait when one caller goes.
    if (waiting.size === 0) withoutCaller(() => setImmediate(sendAll))
    const lookUp: LookUp<Row> = Promise.withResolvers()
    waiting.set(id, lookUp)
    return lookUp.promise
  }
}
