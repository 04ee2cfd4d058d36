import { deflateRawSync } from 'node:zlib'
import { type ProgramFile, programFileBounds } from '@fonte/domain/program/file/program-file'
import { describe, expect, it } from 'vitest'
import { holdsProgram, linkedContent, programLink } from './program-link.ts'

const file: ProgramFile = {
  format: 'fonte-program',
  version: 1,
  program: { name: 'Poussée 💪', description: '', exercises: [] },
  exercises: [],
}

const origin = 'https://fonte.example'
const hashOf = (link: string | null) => new URL(link ?? '').hash
const packed = (text: string) => `#p=${deflateRawSync(text).toString('base64url')}`

/** Text that no packing shortens, the same each time. */
const noise = (length: number) =>
  Array.from({ length }, (_, index) =>
    String.fromCharCode(33 + (((index * index * 7919 + index * 104_729) % 9973) % 90)),
  ).join('')

describe('a program in a link', () => {
  it('stands behind the #, which no server is told, and is read back as it was', async () => {
    const link = await programLink(file, origin)
    const { pathname, search, hash } = new URL(link ?? '')
    expect([pathname, search]).toEqual(['/import', ''])
    expect(holdsProgram(hash)).toBe(true)
    expect(await linkedContent(hash)).toEqual(file)
  })

  it('has no link where that would be longer than a link may be', async () => {
    const long = { ...file, program: { ...file.program, description: noise(9000) } }
    expect(await programLink(long, origin)).toBeNull()
    const fits = hashOf(await programLink({ ...file, program: { ...file.program, description: noise(2000) } }, origin))
    expect(fits.length).toBeLessThanOrEqual(programFileBounds.link + 3)
  })

  it.each([
    ['cut', async () => hashOf(await programLink(file, origin)).slice(0, -6)],
    ['empty', async () => '#p='],
    ['no base64url', async () => '#p=!!!!'],
    ['not packed', async () => '#p=AAAA'],
    ['not text', async () => `#p=${deflateRawSync(Buffer.from([0xff, 0xfe, 0x80])).toString('base64url')}`],
    ['too long', async () => `#p=${'A'.repeat(programFileBounds.link + 1)}`],
    ['no JSON', async () => packed('{')],
    ['grown beyond a file', async () => packed(JSON.stringify(' '.repeat(4_000_000)))],
  ])('is nothing where the link was spoilt: %s', async (_, hash) => {
    expect(await linkedContent(await hash())).toBeUndefined()
  })

  it('is not looked for in the address of any other page', () => {
    expect(['', '#', '#program', '#x=p=1'].map(holdsProgram)).toEqual([false, false, false, false])
  })
})
