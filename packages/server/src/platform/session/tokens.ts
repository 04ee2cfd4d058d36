import { createHmac, hash, randomBytes } from 'node:crypto'

/** Keys that tokens are derived with: the current one first, then the previous one while keys are changed. */
export type SessionKeys = readonly [Buffer, ...Buffer[]]

/** The two secrets of a session, as the browser gets them. */
export interface TokenPair {
  readonly access: Buffer
  readonly refresh: Buffer
}

const secretBytes = 32

/** 256 bits that nobody can guess. */
export const newSecret = (): Buffer => randomBytes(secretBytes)

/** What the database keeps of a secret: enough to know it again, useless to who reads it. */
export const hashSecret = (secret: Buffer | string): Buffer => hash('sha256', secret, 'buffer')

const derive = (key: Buffer, purpose: string, secret: Buffer): Buffer =>
  createHmac('sha256', key).update(`fonte ${purpose} `).update(secret).digest()

/** The pair that begins with a refresh secret. */
export const pairOf = (key: Buffer, refresh: Buffer): TokenPair => ({ refresh, access: derive(key, 'access', refresh) })

/** The pair that follows on a refresh secret: always the same one, so that a repeated request gets the same answer. */
export const childOf = (key: Buffer, parent: Buffer): TokenPair => pairOf(key, derive(key, 'refresh', parent))

/** A secret together with the session it belongs to, as it stands in a cookie. */
export const formatToken = (sessionId: string, secret: Buffer): string => `${sessionId}.${secret.toString('base64url')}`

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** Reads a token; null when it was never one of ours. */
export const parseToken = (token: string | undefined): { sessionId: string; secret: Buffer } | null => {
  const [, sessionId, secret] = shape.exec(token ?? '') ?? []
  return sessionId && secret ? { sessionId, secret: Buffer.from(secret, 'base64url') } : null
}
