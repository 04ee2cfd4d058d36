/** The bodies of long answers as they came (JSON in UTF-8): whoever keeps an answer need not write it out again. */
const bodies = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/** Notes what the answer was read from; an answer of Fonte’s is an object. */
export function noteBody(answer: unknown, body: Uint8Array<ArrayBuffer>): void {
  bodies.set(Object(answer), body)
}

/** What the answer was read from, once: whoever keeps it, or leaves it, has asked. */
export function takeBody(answer: unknown): Uint8Array<ArrayBuffer> | undefined {
  const key = Object(answer)
  const body = bodies.get(key)
  bodies.delete(key)
  return body
}
