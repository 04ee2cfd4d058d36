import { Problem } from '../problem.ts'
import { skeletonOf } from './skeleton.ts'

/** Words by which somebody would pass for the people who run Fonte, in both languages. */
const reserved = `
  admin admins administrateur administratrice administration administrator root sysadmin
  fonte equipe team staff officiel officielle official compte account
  support aide help assistance sav contact securite security confidentialite privacy
  moderateur moderatrice moderation moderator moderators mod modo
  systeme system service info postmaster webmaster abuse noreply
`.match(/\w+/g) as string[]

const plain = (text: string): string => skeletonOf(text).replaceAll(/[\p{M}._-]/gu, '')

const onlyReserved = new RegExp(`^(?:${reserved.map(plain).join('|')})+$`, 'u')

/** Whether a username is made of nothing but reserved words, whatever accents, separators and last digits it has. */
export const isReserved = (username: string): boolean =>
  onlyReserved.test(plain(username.replace(/[\p{Nd}._-]+$/u, '')))

/** @throws Problem `invalid-input` for a reserved username */
export const requireUnreserved = (username: string): void => {
  if (isReserved(username))
    throw new Problem('invalid-input', { errors: [{ path: 'body.username', reason: 'reserved' }] })
}
