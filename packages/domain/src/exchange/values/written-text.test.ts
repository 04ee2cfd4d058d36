import { describe, expect, it } from 'vitest'
import { nameText, noteText } from './written-text.ts'

const name = (text: string) => nameText(text, 100)
const note = (text: string) => noteText(text, 2000).note

describe('a text of a file', () => {
  it('has no spaces around it; those within a name are one, and a note keeps its lines', () => {
    expect(name('  Leg \n\t Press ')).toBe('Leg Press')
    expect(note(' Deep\r\nBelt\rSlow\n')).toBe('Deep\nBelt\nSlow')
    expect(note(' Étirer\r\nGainage\r ')).toBe('Étirer\nGainage')
  })

  it('loses the apostrophe that guards against formulas, and no other', () => {
    expect(["'=1+1", "'+5", "'-5", "'@home"].map(note)).toEqual(['=1+1', '+5', '-5', '@home'])
    expect(["'80s", "it's -5", "5'-"].map(note)).toEqual(["'80s", "it's -5", "5'-"])
  })

  it('loses signs that nobody sees, and has accents as one sign', () => {
    expect(note('Be\u0000nch\u202E Press\u200B')).toBe('Bench Press')
    expect(name('De\u0301veloppe\u0301 couche\u0301 ')).toBe('Développé couché')
    expect(note('\u2800Tab\tstays\u0007')).toBe('Tab\tstays')
  })

  it('shows half a character as one that is not known', () => {
    expect(note('Squat \uD83D lourd')).toBe('Squat \uFFFD lourd')
  })

  it('is cut by characters, without a space at its end, and tells so of a note', () => {
    expect(nameText('Bench Press', 6)).toBe('Bench')
    expect(nameText('💪💪💪', 2)).toBe('💪💪')
    expect(noteText('Bench Press', 11)).toEqual({ note: 'Bench Press', isCut: false })
    expect(noteText('Bench Press', 10)).toEqual({ note: 'Bench Pres', isCut: true })
  })
})
