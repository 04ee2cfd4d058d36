/** The claim of one tab to lead those of its browser, held as a Web Lock: when the leader goes, the next in line leads. */
export class Leadership {
  readonly #name: string
  readonly #locks: Pick<LockManager, 'request'> | undefined
  readonly #lead: () => void
  #left: AbortController | undefined

  /** `locks` is absent on pages opened by plain http over a network: there each tab leads itself. */
  constructor(name: string, locks: Pick<LockManager, 'request'> | undefined, lead: () => void) {
    this.#name = name
    this.#locks = locks
    this.#lead = lead
  }

  /** Stands in line; who stands there already stays. */
  join(): void {
    if (this.#left) return
    const left = new AbortController()
    this.#left = left
    const lead = () => this.#leadUntil(left.signal)
    if (this.#locks) this.#locks.request(this.#name, { signal: left.signal }, lead).catch(() => undefined)
    else void lead()
  }

  /** Gives the place up to the next tab. */
  leave(): void {
    this.#left?.abort()
    this.#left = undefined
  }

  async #leadUntil(left: AbortSignal): Promise<void> {
    if (left.aborted) return
    this.#lead()
    await new Promise((resolve) => left.addEventListener('abort', resolve, { once: true }))
  }
}
