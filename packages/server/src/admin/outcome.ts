/** What a command says, and whether it did what was asked. */
export interface Outcome {
  readonly done: boolean
  readonly words: string
}

export const done = (words: string): Outcome => ({ done: true, words })

export const refused = (words: string): Outcome => ({ done: false, words })

/** The answer to a command that is none. */
export const usage = refused(
  'Usage: npm run admin -- grant <e-mail> | revoke <e-mail> | list | unblock <e-mail> | second-factor-off <e-mail> | maintenance on | maintenance off | maintenance status',
)
