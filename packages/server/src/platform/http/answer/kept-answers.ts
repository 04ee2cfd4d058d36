import { type SharedWork, sharedByCallers } from '../../statements/caller-scope.ts'

/** An answer as the bytes that are sent, and how many they were before compression. */
interface Answer {
  readonly body: Buffer
  readonly plainSize: number
}

/** Answers as bytes, ready to be sent again. */
export interface KeptAnswers {
  /** What is kept under the key, else what `make` answers; those who ask meanwhile wait for the same, whoever of them goes. */
  get(key: string, make: () => Promise<Answer>): Promise<Answer>
}

/** Keeps answers up to `room` bytes in all; what was asked for longest ago makes way. */
export const createKeptAnswers = (room: number): KeptAnswers => {
  const kept = new Map<string, Answer>()
  const coming = new Map<string, SharedWork<Answer>>()
  let held = 0
  const drop = (key: string): void => {
    held -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }
  const keep = (key: string, answer: Answer): void => {
    if (answer.body.length > room) return
    drop(key)
    kept.set(key, answer)
    held += answer.body.length
    for (const oldest of kept.keys()) {
      if (held <= room) return
      drop(oldest)
    }
  }
  const begin = (key: string, make: () => Promise<Answer>): SharedWork<Answer> => {
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
  const join = (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const underWay = coming.get(key)
    return (underWay?.isAbandoned() === false ? underWay : begin(key, make)).join()
  }
  return {
    get: async (key, make) => {
      const known = kept.get(key)
      if (!known) return join(key, make)
      kept.delete(key)
      kept.set(key, known)
      return known
    },
  }
}
