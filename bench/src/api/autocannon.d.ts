/** The part of autocannon that the benchmark uses. */
declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    /** Requests in all. */
    readonly amount: number
    /** Ms between two looks at whether all is done. */
    readonly sampleInt?: number
    /** Each connection goes round these. */
    readonly requests: readonly { readonly path: string; readonly headers?: Readonly<Record<string, string>> }[]
  }

  interface Result {
    readonly errors: number
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>
  }

  interface Run extends Promise<Result> {
    on(event: 'response', listener: () => void): this
  }

  const autocannon: (options: Options) => Run
  export = autocannon
}
