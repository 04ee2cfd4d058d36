/** The bodies of answers as they came (JSON in UTF-8): whoever keeps an answer need not write it out again. */
const bodies = new WeakMap<object, ArrayBuffer>()

/** Notes what the answer was read from; an answer of Fonte’s is an object. */
export function noteBody(answer: unknown, body: ArrayBuffer): void {
  bodies.set(Object(answer), body)
}

/** What the answer was read from, once: the device keeps it from then on. */
export function takeBody(answer: unknown): ArrayBuffer | undefined {
  const key = Object(answer)
  const body = bodies.get(key)
  bodies.delete(key)
  return body
}
