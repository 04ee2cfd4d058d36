import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, it } from 'vitest'
import { keepingRoom, reserve } from './disk-room.ts'

const megabyte = 1024 * 1024

/** Writes so many megabytes to a disk with room for `room` of them beside the reserve; answers how many arrived. */
const write = async (megabytes: number, room: number) => {
  let written = 0
  const disk = new PassThrough().on('data', (chunk: Buffer) => {
    written += chunk.length / megabyte
  })
  const free = async () => reserve + (room - written) * megabyte
  const text = Readable.from(Array.from({ length: megabytes }, () => Buffer.alloc(megabyte)))
  const failure = await pipeline(text, keepingRoom('/disk', free), disk).then(
    () => null,
    (error: Error) => error.message,
  )
  return { written, failure }
}

it('a file is written to its end where the disk has room for it', async () => {
  expect(await write(40, 40)).toEqual({ written: 40, failure: null })
})

it('a file ends before it takes the last half gigabyte of the disk, by no more than eight megabytes', async () => {
  const { written, failure } = await write(200, 20)
  expect(written).toBeGreaterThan(12)
  expect(written).toBeLessThan(20 + 8)
  expect(failure).toMatch(/^The disk of \/disk is nearly full: \d+ MB are free, and 512 MB must stay free/)
})
