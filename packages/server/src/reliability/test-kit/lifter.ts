import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { newPost } from '../../test-kit/community.ts'
import { newProgram } from '../../test-kit/training.ts'
import type { Caller } from './caller.ts'
import type { Gate } from './gate.ts'

/** What a server acknowledged to all lifters together. */
export interface Acknowledged {
  /** Posts that stand, with who rated them how. */
  readonly posts: Map<
    string,
    { readonly author: string; readonly programId: string; readonly ratings: Map<string, number> }
  >
  readonly withdrawn: Set<string>
  /** Who made each copy that stands. */
  readonly copies: Map<string, string>
}

/** So many posts and copies of one lifter stand at once: however long it goes on, nobody comes to the bounds of what one may keep. */
const mostKept = 50

/** Repeats a call under its ids until a server has answered it; answers its status. Throws at a defect. */
const deliver = async (caller: Caller, gate: Gate, method: string, path: string, body: object): Promise<number> => {
  for (;;) {
    const { status, code } = await caller.send(await gate.open(), method, path, body)
    if (status === 200 || status === 204 || status === 404) return status
    if (status !== 0 && status !== 503) throw new Error(`${method} ${path} was refused: ${status} ${code}`)
    await turn()
  }
}

/** One turn of a lifter: publishes a program, rates and copies a post of somebody else, and withdraws a post or gives up a copy. */
export const takeTurn = async (caller: Caller, gate: Gate, random: () => number, said: Acknowledged): Promise<void> => {
  const send = (method: string, path: string, body: object) => deliver(caller, gate, method, path, body)
  const publish = async () => {
    // Nobody else has one like it, which would be taken for a copy.
    const sets = [{ reps: Math.floor(random() * 1_000), weight: 60, rest: Math.floor(random() * 3_600) }]
    const program = newProgram({ exercises: newProgram().exercises.map((row) => ({ ...row, sets })) })
    await send('POST', '/api/programs', program)
    const post = newPost(program.id, { title: 'Sous la charge' })
    await send('POST', '/api/posts', post)
    said.posts.set(post.id, { author: caller.email, programId: program.id, ratings: new Map() })
  }
  const rateAndCopy = async () => {
    const others = [...said.posts].filter(([, { author }]) => author !== caller.email)
    const chosen = others[Math.floor(random() * others.length)]
    if (!chosen) return
    const [id, { ratings }] = chosen
    const rating = 1 + Math.floor(random() * 5)
    // It may be withdrawn at this very moment.
    if ((await send('PUT', `/api/posts/${id}/rating`, { rating })) === 200) ratings.set(caller.email, rating)
    const copyId = randomUUID()
    if ((await send('POST', `/api/posts/${id}/copies`, { id: copyId })) === 200) said.copies.set(copyId, caller.email)
  }
  const withdraw = async () => {
    const own = [...said.posts].filter(([, { author }]) => author === caller.email)
    const [id, post] = (own.length > mostKept ? own[0] : own.at(-1)) ?? []
    if (!id || !post || (own.length <= mostKept && random() >= 0.3)) return
    said.posts.delete(id)
    await send('POST', '/api/posts/delete', { postId: id, programId: post.programId })
    said.withdrawn.add(id)
    await send('DELETE', `/api/programs/${post.programId}`, {})
  }
  const giveUpCopy = async () => {
    const own = [...said.copies].filter(([, email]) => email === caller.email)
    const [oldest] = own[0] ?? []
    if (!oldest || own.length <= mostKept) return
    await send('DELETE', `/api/programs/${oldest}`, {})
    said.copies.delete(oldest)
  }
  await publish()
  await rateAndCopy()
  await withdraw()
  await giveUpCopy()
}
