/** An answer as bytes; one that may be older than its key says must not be kept. */
interface Made {
  readonly body: Buffer
  readonly keeps: boolean
}

/** Answers as bytes, ready to be sent again. */
export interface KeptAnswers {
  /** What is kept under the key, else what `make` answers; those who ask meanwhile wait for the same. */
  get(key: string, make: () => Promise<Made>): Promise<Buffer>
}

/** Keeps answers up to `room` bytes in all; what was asked for longest ago makes way. */
export const createKeptAnswers = (room: number): KeptAnswers => {
  const kept = new Map<string, Buffer>()
  const coming = new Map<string, Promise<Buffer>>()
  let held = 0
  const drop = (key: string, body: Buffer): void => {
    kept.delete(key)
    held -= body.length
  }
  const keep = (key: string, body: Buffer): void => {
    if (body.length > room) return
    kept.set(key, body)
    held += body.length
    for (const [oldest, bytes] of kept) {
      if (held <= room) return
      drop(oldest, bytes)
    }
  }
  const begin = (key: string, make: () => Promise<Made>): Promise<Buffer> => {
    const making = make()
      .then(({ body, keeps }) => {
        if (keeps) keep(key, body)
        return body
      })
      .finally(() => coming.delete(key))
    coming.set(key, making)
    return making
  }
  return {
    get: async (key, make) => {
      const known = kept.get(key)
      if (!known) return coming.get(key) ?? begin(key, make)
      kept.delete(key)
      kept.set(key, known)
      return known
    },
  }
}
