/** What a command says, and the exit code of its process. */
export interface Outcome {
  /** 0: done. 1: refused or failed, and nothing changed. 2: the command was written wrongly. */
  readonly code: 0 | 1 | 2
  readonly words: string
}

export const done = (words: string): Outcome => ({ code: 0, words })

export const refused = (words: string): Outcome => ({ code: 1, words })

export const misused = (words: string): Outcome => ({ code: 2, words })
