/** Where writers wait while no server can be reached. */
export interface Gate {
  /** The server to write to; resolves when there is one. */
  open(): Promise<string>
  /** Sends writers to this server, those who wait included. */
  lead(url: string): void
  close(): void
}

/** A gate that is closed. */
export const createGate = (): Gate => {
  let { promise, resolve } = Promise.withResolvers<string>()
  return {
    open: () => promise,
    lead: (url) => {
      resolve(url)
      promise = Promise.resolve(url)
    },
    close: () => {
      ;({ promise, resolve } = Promise.withResolvers<string>())
    },
  }
}
