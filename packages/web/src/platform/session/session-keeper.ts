import type { Profile } from '@fonte/contract/account/account'
import type { Session } from '@fonte/contract/account/session'
import { isSessionExpired, shouldRenew } from '@fonte/domain/account/session-clock'
import { isProblem } from '../api/api-problem.ts'
import { createObservable, type Observable } from '../observable.ts'
import { forgetSession, keepSession, readKeptSession } from './kept-session.ts'
import type { SessionChange, SessionEvent, SessionNews, SessionState, SignedInPerson } from './session-events.ts'
import type { SessionTools } from './session-tools.ts'

/** One tab's view of the session; the tokens are in cookies that no script reads. */
export class SessionKeeper {
  readonly #state = createObservable<SessionState>({ status: 'loading' })
  readonly #listeners = new Set<(event: SessionEvent) => void>()
  readonly #tools: SessionTools
  /** End of the access token on the clock that counts sleep (ms); undefined until the server has said it. */
  #expiresAt: number | undefined
  #remember = false
  /** Grows with each sign-in and sign-out: an answer that was asked for before is then stale. */
  #era = 0
  /** Grows with each change of the profile that the server answered. */
  #changes = 0
  #started = false
  #renewing: Promise<boolean> | undefined

  constructor(tools: SessionTools) {
    this.#tools = tools
  }

  get state(): Observable<SessionState> {
    return this.#state
  }

  /** Calls back for every session event; the answer ends it. */
  subscribe(listener: (event: SessionEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Finds out who is signed in: at once from the device where it can, else from the server. Never throws. */
  async start(): Promise<void> {
    const kept = await readKeptSession(this.#tools.storage, this.#tools.now())
    if (kept && this.#tools.mayBeSessionOf(kept.user.id)) {
      this.#remember = kept.remember
      await this.#show(kept)
    } else if (this.#tools.hasMarker()) await this.verify()
    if (this.#state.get().status === 'loading') {
      this.#state.set({ status: 'signed-out' })
      this.#shut()
    }
    this.#started = true
    this.#emit({ type: 'initial-session', session: this.#signedIn() })
    if (kept) void this.verify()
  }

  /** Asks the server who is signed in. Without an answer what is known stays, and so does a session that ended here. */
  async verify(): Promise<void> {
    if (this.#state.get().status === 'signed-out' && !this.#tools.hasMarker()) return
    const era = this.#era
    const changes = this.#changes
    try {
      const session = await this.#tools.call('get-session')
      if (era === this.#era) await this.#adopt(session, 'user-updated', changes)
    } catch (failure) {
      if (isProblem(failure, 'signed-out') && era === this.#era) this.#end(false)
    }
  }

  /**
   * @throws ApiProblem `second-step-required` (then `completeSignIn` follows), `wrong-credentials`, `email-unconfirmed`,
   * `account-blocked`, `rate-limited`; NetworkFailure
   */
  async signIn(email: string, password: string, remember: boolean): Promise<void> {
    await this.#begin(await this.#tools.call('sign-in', { body: { email, password, remember } }), remember)
  }

  /**
   * The second step of a sign-in: a code of the app, or a recovery code.
   * @throws ApiProblem `wrong-code`, `challenge-over`, `account-blocked`, `rate-limited`; NetworkFailure
   */
  async completeSignIn(code: string, remember: boolean): Promise<void> {
    await this.#begin(await this.#tools.call('complete-sign-in', { body: { code } }), remember)
    const session = this.#signedIn()
    if (session) this.#emit({ type: 'mfa-challenge-verified', session })
  }

  async #begin(session: Session, remember: boolean): Promise<void> {
    this.#era += 1
    this.#remember = remember
    await this.#adoptAndTell(session, 'signed-in')
    // What the device keeps of the person is open from now on: the next answer shows whether the server lost some of it.
    void this.verify()
  }

  /**
   * Signs out on the server and in every tab. Throws when the server cannot be told, and stays signed in. It waits for a
   * renewal under way: the late answer of that would bring back the marker, and what the device keeps would stay open.
   */
  signOut(): Promise<void> {
    return this.#tools.lock('fonte-session', async () => {
      const userId = this.#signedIn()?.user.id
      await this.#tools.call('sign-out', { body: {} })
      this.#end(true)
      if (userId !== undefined) this.#tools.broadcast({ type: 'signed-out', userId, asked: true })
    })
  }

  /**
   * Ends the session on this device without asking the server: after an account was deleted, or when that failed.
   * `asked` forgets the person's cached reads too; what has not reached the server stays on the device in any case.
   */
  end({ asked }: { asked: boolean }): void {
    const userId = this.#signedIn()?.user.id
    this.#tools.dropMarker()
    this.#end(asked)
    if (userId !== undefined) this.#tools.broadcast({ type: 'signed-out', userId, asked })
    const era = this.#era
    // The late answer of a renewal under way brings the marker back, and keeps open what is on the device.
    void this.#tools.lock('fonte-session', async () => {
      if (era !== this.#era) return
      this.#tools.dropMarker()
      this.#shut()
    })
  }

  /** Takes over a profile that the server answered to a change of it. */
  async updateProfile(profile: Profile): Promise<void> {
    const session = this.#signedIn()
    if (session?.user.id !== profile.id) return
    this.#changes += 1
    await this.#show({ user: session.user, profile })
    this.#keepAndEmit('user-updated')
  }

  /** Whether the access token is known to be at its end. */
  isExpired(): boolean {
    return this.#expiresAt !== undefined && isSessionExpired(this.#expiresAt, this.#tools.wakingNow())
  }

  /** To be called every 30 s: renews in time, silently where the network is away. */
  async tick(): Promise<void> {
    const due = this.#expiresAt === undefined || shouldRenew(this.#expiresAt, this.#tools.wakingNow())
    if (this.#signedIn() && due) await this.renew().catch(() => false)
  }

  /** Renews once for all who ask at the same time, one tab after the other; false when the session is over. */
  renew(): Promise<boolean> {
    const before = this.#expiresAt
    this.#renewing ??= this.#tools
      .lock('fonte-session', async () => this.#expiresAt !== before || (await this.#refresh()))
      .finally(() => {
        this.#renewing = undefined
      })
    return this.#renewing
  }

  /** Receives what another tab did; that tab keeps it on the device. */
  receive(news: SessionNews): void {
    if (news.type === 'signed-out') {
      if (this.#signedIn()?.user.id !== news.userId) return
      // A tab that slept may hear of it only after the next sign-in, whose drafts and kept session are not to go.
      if (this.#tools.mayBeSessionOf(news.userId)) void this.verify()
      else this.#end(news.asked)
      return
    }
    if (news.type === 'signed-in') this.#era += 1
    this.#remember = news.remember
    const shown = this.#signedIn()
    if (news.type === 'signed-in' || shown?.user.id !== news.session.user.id) {
      void this.#adopt(news.session, news.type)
      return
    }
    this.#expire(news.session)
    this.#emit({ type: news.type, session: shown })
    // That tab may know of an older profile than this one, or of a newer one: the server tells.
    if (JSON.stringify(news.session.profile) !== JSON.stringify(shown.profile)) void this.verify()
  }

  #expire({ expires_in }: Session): void {
    this.#expiresAt = this.#tools.wakingNow() + expires_in * 1_000
  }

  async #refresh(): Promise<boolean> {
    const era = this.#era
    const changes = this.#changes
    try {
      const session = await this.#tools.call('refresh-session', { body: {} })
      if (era !== this.#era) return this.#signedIn() !== null
      await this.#adoptAndTell(session, 'token-refreshed', changes)
      return true
    } catch (failure) {
      if (!isProblem(failure, 'signed-out')) throw failure
      if (era === this.#era) this.#end(false)
      return false
    }
  }

  /** The other tabs hear of it, unless something newer has come while it was taken in: they have heard of that. */
  async #adoptAndTell(session: Session, type: 'signed-in' | 'token-refreshed', changes = this.#changes): Promise<void> {
    const era = this.#era
    await this.#adopt(session, type, changes)
    if (era === this.#era) this.#tools.broadcast({ type, session, remember: this.#remember })
  }

  /** `changes` were known when the session was asked for: the profile that came since as an answer to one is newer. */
  async #adopt(session: Session, type: SessionChange, changes = this.#changes): Promise<void> {
    this.#expire(session)
    const era = this.#era
    const shown = this.#signedIn()
    // Of the one before nothing that is typed, read or shown may stay for another person.
    if (shown && shown.user.id !== session.user.id) this.#leave(false)
    if (session.lock_key !== undefined) await this.#open(session.user.id, session.lock_key)
    if (era !== this.#era) return
    const before = this.#signedIn()
    const isSame = before?.user.id === session.user.id
    const isOlder = isSame && changes !== this.#changes
    await this.#show(isOlder ? before : session)
    this.#keepAndEmit(isSame ? type : 'signed-in')
    // An answer of the server's may have told of something else besides, such as a plan that is over.
    if (isOlder) void this.verify()
  }

  #keepAndEmit(type: SessionChange): void {
    const session = this.#signedIn()
    if (!session) return
    void keepSession(this.#tools.storage, session, this.#remember, this.#tools.now())
    this.#emit({ type, session })
  }

  #end(asked: boolean): void {
    this.#era += 1
    this.#expiresAt = undefined
    void forgetSession(this.#tools.storage)
    this.#shut()
    this.#leave(asked)
  }

  #leave(asked: boolean): void {
    const before = this.#signedIn()
    this.#state.set({ status: 'signed-out' })
    if (before) this.#emit({ type: 'signed-out', session: null, userId: before.user.id, asked })
  }

  /** A device that cannot open what it keeps shows less; that keeps nobody from signing in. */
  async #open(userId: string, key: string): Promise<void> {
    await this.#tools.vault.open(userId, key).catch((failure: unknown) => reportError(failure))
  }

  /** What fails now is done at the next start. */
  #shut(): void {
    void this.#tools.vault.shut().catch((failure: unknown) => reportError(failure))
  }

  async #show({ user, profile }: SignedInPerson): Promise<void> {
    const era = this.#era
    if (this.#signedIn()?.user.id !== user.id) await this.#tools.prepare(user.id)
    if (era !== this.#era) return
    this.#state.set({ status: 'signed-in', user, profile })
  }

  #signedIn(): SignedInPerson | null {
    const state = this.#state.get()
    return state.status === 'signed-in' ? state : null
  }

  #emit(event: SessionEvent): void {
    if (!this.#started) return
    for (const listener of [...this.#listeners]) listener(event)
  }
}
