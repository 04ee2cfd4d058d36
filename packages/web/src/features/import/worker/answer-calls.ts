import type { KnowAsk, WorkerAnswer, WorkerCall } from './worker-calls.ts'

type CarryOut<Ask> = (ask: Ask | KnowAsk, onBytes: (read: number) => void) => unknown

/** In a worker: answers what the page asks, one after the other. Later calls build on what earlier ones read. */
export function answerCalls<Ask>(carryOut: CarryOut<Ask>): void {
  const answer = (message: WorkerAnswer): void => self.postMessage(message)
  let last: Promise<unknown> = Promise.resolve()
  self.addEventListener('message', ({ data: { number, ask } }: MessageEvent<WorkerCall<Ask>>) => {
    last = last
      .then(() => carryOut(ask, (read) => answer({ number, read })))
      .then(
        (value) => answer({ number, value }),
        (failure: unknown) => answer({ number, failure: String(failure) }),
      )
  })
}
