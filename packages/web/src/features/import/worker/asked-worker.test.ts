import { expect, it } from 'vitest'
import { AskedWorker } from './asked-worker.ts'

/** A worker that never answers, and whose end is told by hand. */
class SilentWorker extends EventTarget {
  readonly posted: unknown[] = []
  postMessage(call: unknown) {
    this.posted.push(call)
  }
  terminate() {}
}

const silent = () => {
  const worker = new SilentWorker()
  return { worker, asked: new AskedWorker<'read'>(worker as unknown as Worker) }
}

const fails = (worker: SilentWorker) =>
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'no memory' }))

it('fails what was asked of a worker that ended with an error, and whatever is asked afterwards', async () => {
  const { worker, asked } = silent()
  const before = asked.ask('read')
  fails(worker)
  await expect(before).rejects.toThrow('no memory')
  await expect(asked.ask('read')).rejects.toThrow('no memory')
  expect(worker.posted).toHaveLength(1)
})

it('does not tell the training log to a worker that ended', async () => {
  const { worker, asked } = silent()
  fails(worker)
  await expect(asked.know([])).rejects.toThrow('no memory')
  expect(worker.posted).toHaveLength(0)
})

it('fails whatever is asked of a worker that was closed', async () => {
  const { asked } = silent()
  asked.close()
  await expect(asked.ask('read')).rejects.toThrow('closed')
})
