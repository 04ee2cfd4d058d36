import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Reader } from '../database.ts'

/** Stands in a compiled statement for the value of that name. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Writes into a statement the place of a value that each call brings. */
type PlaceFor<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * A reading statement that is built and compiled at its first call only: building it anew costs a server more than
 * sending it. `build` must not depend on anything but the places of its values.
 */
export const compiledOnce = <Values extends object, Row>(
  build: (reader: Reader, place: PlaceFor<Values>) => Compilable<Row>,
) => {
  let compiled: CompiledQuery<Row> | undefined
  return async (values: Values, reader: Reader): Promise<Row[]> => {
    compiled ??= build(reader, (name) => sql`${new Placeholder(name)}`).compile()
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    )
    const { rows } = await reader.getExecutor().executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}
