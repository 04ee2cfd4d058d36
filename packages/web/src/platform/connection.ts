import { createObservable } from './observable.ts'

/** What came of what was asked last: an answer of Fonte's, none, or a stranger's, as in a network that asks to sign in first. */
export const lastAnswer = createObservable<'online' | 'silent' | 'stranger'>('online')

let answers = 0

/** How many answers of Fonte's have come, its news included. */
export const countAnswers = () => answers

export function noteAnswer(): void {
  answers += 1
  lastAnswer.set('online')
}

/** What began at the answer number `before` got none. If others were answered since, that tells nothing of the network. */
export function noteSilence(before: number): void {
  if (before === answers) lastAnswer.set('silent')
}
