import { useRef } from 'react'
import { ApiProblem } from '../../platform/api/api-problem.ts'

interface Creation<Fields, Row> {
  readonly create: (fields: Fields) => Promise<unknown>
  /** The row that an earlier try has made, where `isOf` says that it holds what was sent then. */
  readonly find: (isOf: (fields: Fields) => boolean, tried: readonly Fields[]) => Promise<Row | undefined>
  readonly change: (row: Row, fields: Fields) => Promise<unknown>
}

const textOf = (fields: unknown): string => JSON.stringify(fields).normalize('NFC')

/**
 * Makes what a form holds. After a try without an answer it is looked first whether that arrived: what it made is changed into
 * what the form holds now, which would else be refused for its name, or stand beside it.
 */
export function useCreation<Fields, Row>({ create, find, change }: Creation<Fields, Row>) {
  const tried = useRef<Fields[]>([])
  const isOf = (fields: Fields) => tried.current.some((before) => textOf(before) === textOf(fields))
  return async (fields: Fields): Promise<void> => {
    const made = tried.current.length > 0 ? await find(isOf, tried.current) : undefined
    try {
      await (made ? change(made, fields) : create(fields))
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) tried.current.push(fields)
      throw failure
    }
  }
}
