import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readBytes, readText } from '../../test-kit/files.ts'
import { importBounds } from '../import-format.ts'

const strong =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Notes;Workout Notes\n' +
  '2019-02-11 18:04:09;Jambes;Développé couché;1;80;kg;10;;;0;;\n'

const nameIn = async (bytes: Uint8Array) => {
  const answer = await readBytes(bytes, 100)
  return answer.outcome === 'read' ? answer.reading.workouts[0]?.exercises[0]?.name : answer
}

const utf16 = (text: string, isBig: boolean) => {
  const units = [0xfeff, ...Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))]
  return new Uint8Array(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])))
}

describe('the bytes of a file', () => {
  it('are text in UTF-8 and UTF-16, with a byte order mark or without', async () => {
    expect(await nameIn(strToU8(strong))).toBe('Développé couché')
    expect(await nameIn(strToU8(`\uFEFF${strong}`))).toBe('Développé couché')
    expect(await nameIn(utf16(strong, false))).toBe('Développé couché')
    expect(await nameIn(utf16(strong, true))).toBe('Développé couché')
    expect(await nameIn(utf16(strong, false).subarray(2))).toBe('Développé couché')
    expect(await nameIn(utf16(strong, true).subarray(2))).toBe('Développé couché')
  })

  it('are Windows-1252 where they are no UTF-8, which is said', async () => {
    const bytes = new Uint8Array(Array.from(strong, (sign) => sign.charCodeAt(0)))
    expect(await nameIn(bytes)).toBe('Développé couché')
    expect(await readBytes(bytes)).toMatchObject({ reading: { remarks: [{}, { what: 'windows-1252' }] } })
  })

  it('may be none, or nothing that is known', async () => {
    expect(await readText('')).toEqual({ outcome: 'refused', refusal: { reason: 'empty' } })
    expect(await readText('a,b,c\n1,2,3\n')).toEqual({
      outcome: 'refused',
      refusal: { reason: 'unknown', columns: ['a', 'b', 'c'] },
    })
    const twelve = Array.from({ length: 12 }, (_, index) => `c${index}`)
    expect(await readText([twelve.join(','), twelve.join(',')].join('\n'))).toEqual({
      outcome: 'refused',
      refusal: { reason: 'unknown', columns: twelve },
    })
    expect(await readText('{"a": ')).toEqual({ outcome: 'refused', refusal: { reason: 'broken', line: 1 } })
    expect(await readText('SQLite format 3\0')).toEqual({ outcome: 'refused', refusal: { reason: 'database' } })
  })

  it('are no export of Apple Health where they declare entities', async () => {
    const xml = '<?xml version="1.0"?><!DOCTYPE HealthData [<!ENTITY a "b">]><HealthData></HealthData>'
    expect(await readText(xml)).toEqual({ outcome: 'refused', refusal: { reason: 'broken', line: 1 } })
    expect(await readText('<?xml version="1.0"?><svg/>')).toMatchObject({ refusal: { reason: 'unknown' } })
  })

  it('of Fonte’s own are handed on as they are', async () => {
    expect(await readText('{"format":"fonte","version":2}')).toEqual({
      outcome: 'own',
      format: 'fonte',
      content: { format: 'fonte', version: 2 },
    })
    const first = readFileSync(new URL('../restore/export-1.json', import.meta.url))
    expect(await readBytes(first)).toMatchObject({
      outcome: 'own',
      format: 'fonte',
      content: { profile: { lang: 'fr' } },
    })
  })
})

describe('a file that is too long', () => {
  it('is refused, in bytes and in rows', async () => {
    expect(await readBytes(new Uint8Array(importBounds.bytes + 1))).toEqual({
      outcome: 'refused',
      refusal: { reason: 'too-large', limit: 'bytes', most: importBounds.bytes },
    })
    const [header = '', row = ''] = strong.split('\n')
    expect(await readText(`${header}\n${`${row}\n`.repeat(importBounds.rows + 1)}`)).toEqual({
      outcome: 'refused',
      refusal: { reason: 'too-large', limit: 'rows', most: importBounds.rows },
    })
  })
})

describe('a zip archive', () => {
  it('holds its export anywhere, beside what is none', async () => {
    const archive = zipSync({
      'a/photo.jpg': strToU8('x'),
      '__MACOSX/._a.csv': strToU8('x'),
      'a/strong.csv': strToU8(strong),
    })
    expect(await nameIn(archive)).toBe('Développé couché')
  })

  it('may hold answers of wger in several files, and the export of Apple Health', async () => {
    const log = {
      id: 1,
      date: '2026-02-02',
      exercise: 73,
      repetitions: '5',
      weight: '80',
      repetitions_unit: 1,
      weight_unit: 1,
    }
    const info = { id: 73, translations: [{ language: 2, name: 'Bench Press' }] }
    const page = (...results: readonly unknown[]) => strToU8(JSON.stringify({ results }))
    expect(await nameIn(zipSync({ 'info.json': page(info), 'log.json': page(log) }))).toBe('Bench Press')
    const record =
      '<Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-01-31 07:30:00 +0100" value="80"/>'
    const health = strToU8(`<?xml version="1.0"?><HealthData>${`<Me a="1"/>`.repeat(20_000)}${record}</HealthData>`)
    const archive = zipSync({
      'apple_health_export/export.xml': health,
      'apple_health_export/electrocardiograms/a.csv': health,
    })
    expect(await readBytes(archive, 1000)).toMatchObject({
      reading: { format: 'apple-health', measures: [{ day: '2026-01-31', value: { figure: 80 } }] },
    })
  })

  it('is refused where it unpacks to too much', async () => {
    const bomb = zipSync({ 'a.csv': new Uint8Array(20_000_000) })
    expect(bomb.length).toBeLessThan(50_000)
    expect(await readBytes(bomb)).toMatchObject({ refusal: { reason: 'too-large', limit: 'inflated' } })
  })

  it('is refused where it holds too many files, or is broken', async () => {
    const many = Object.fromEntries(
      Array.from({ length: importBounds.zip.files + 1 }, (_, index) => [`${index}.csv`, strToU8(strong)]),
    )
    expect(await readBytes(zipSync(many))).toMatchObject({ refusal: { reason: 'too-large', limit: 'files' } })
    const cut = zipSync({ 'a.csv': strToU8(strong.repeat(50)) }).subarray(0, 150)
    expect((await readBytes(cut)).outcome).toBe('refused')
  })
})
