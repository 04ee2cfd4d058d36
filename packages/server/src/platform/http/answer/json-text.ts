/** JSON of a `T` as the database wrote it: it is sent as it stands. */
export class JsonText<T> {
  declare readonly content: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
