import { hash } from 'node:crypto'
import { digestHeader } from '@fonte/contract/answer/headers'
import type { FastifyReply } from 'fastify'

/** What `Unencoded-Digest` says of a body: its SHA-256 before any compression. */
export const digestOf = (plain: Buffer | string): string => `sha-256=:${hash('sha256', plain, 'base64')}:`

/** Says the digest of an answer that is made for this call alone; one that is kept brings its own along. */
export const sayDigest = (reply: FastifyReply, plain: Buffer | string): void => {
  if (!reply.hasHeader(digestHeader)) reply.header(digestHeader, digestOf(plain))
}
