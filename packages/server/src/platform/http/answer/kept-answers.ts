import { type SharedWork, sharedByCallers } from '../../statements/caller-scope.ts'

/** An answer as the bytes that are sent, how many they were before compression, and the digest of those. */
export interface KeptAnswer {
  readonly body: Buffer
  readonly plainSize: number
  readonly digest: string
}

/** Answers as bytes, ready to be sent again. */
export interface KeptAnswers {
  /** What is kept under the key. */
  known(key: string): KeptAnswer | undefined
  /** The same, else what `make` answers; those who ask meanwhile wait for it, whoever of them goes. */
  get(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer>
}

/**
 * As bytes of their own: compressors hand out the beginning of 16 kB, which are part of Node's pool of 64 kB and stay, pool
 * and all, as long as they do.
 */
const alone = (answer: KeptAnswer): KeptAnswer => {
  const { body } = answer
  if (body.buffer.byteLength === body.length) return answer
  const own = Buffer.allocUnsafeSlow(body.length)
  body.copy(own)
  return { ...answer, body: own }
}

/** Keeps answers up to `room` bytes in all; what was asked for longest ago makes way. */
export const createKeptAnswers = (room: number): KeptAnswers => {
  const kept = new Map<string, KeptAnswer>()
  const coming = new Map<string, SharedWork<KeptAnswer>>()
  let held = 0
  const drop = (key: string): void => {
    held -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }
  const keep = (key: string, answer: KeptAnswer): void => {
    if (answer.body.length > room) return
    drop(key)
    kept.set(key, alone(answer))
    held += answer.body.length
    for (const oldest of kept.keys()) {
      if (held <= room) return
      drop(oldest)
    }
  }
  const begin = (key: string, make: () => Promise<KeptAnswer>): SharedWork<KeptAnswer> => {
    const making = sharedByCallers(async () => {
      try {
        const made = await make()
        keep(key, made)
        return made
      } finally {
        if (coming.get(key) === making) coming.delete(key)
      }
    })
    coming.set(key, making)
    return making
  }
  const join = (key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> => {
    const underWay = coming.get(key)
    return (underWay?.isAbandoned() === false ? underWay : begin(key, make)).join()
  }
  const known = (key: string): KeptAnswer | undefined => {
    const answer = kept.get(key)
    if (!answer) return undefined
    kept.delete(key)
    kept.set(key, answer)
    return answer
  }
  return { known, get: async (key, make) => known(key) ?? join(key, make) }
}
