import { describe, expect, it } from 'vitest'
import { workoutMessages } from './workout-messages.ts'

const [fr, en] = [workoutMessages('fr'), workoutMessages('en')]

describe('a set in words', () => {
  it('says repetitions and weight', () => {
    expect(fr.lift('10', '12,5', 'kg').replaceAll('\u00a0', ' ')).toBe('10 × 12,5 kg')
    expect(en.lift('10', '12.5', 'kg').replaceAll('\u00a0', ' ')).toBe('10 × 12.5 kg')
  })

  it('without a weight says the repetitions alone, never 0 kg', () => {
    expect(fr.lift('15', '0', 'kg')).toBe('15 répétitions')
    expect(fr.lift('1', '0', 'kg')).toBe('1 répétition')
    expect(en.lift('1', '0', 'kg')).toBe('1 rep')
    expect(en.lift('15', '0', 'kg')).toBe('15 reps')
  })
})

describe('a button that takes some off', () => {
  it('says fewer repetitions, and less time', () => {
    expect(en.fewer({ measure: 'reps', step: '1' })).toBe('1 rep fewer')
    expect(en.fewer({ measure: 'time', step: '5' }).replaceAll('\u00a0', ' ')).toBe('5 s less')
  })
})

describe('throwing a workout away', () => {
  it('says what is lost, one set or several', () => {
    expect(fr.discardText(1)).toBe('La série enregistrée sera perdue.')
    expect(fr.discardText(3)).toBe('Les 3 séries enregistrées seront perdues.')
    expect(en.discardText(1)).toBe('The recorded set will be lost.')
    expect(en.discardText(3)).toBe('All 3 recorded sets will be lost.')
  })

  it('says when there is nothing to lose', () => {
    expect(fr.discardText(0)).toContain('rien ne sera gardé')
    expect(en.discardText(0)).toContain('nothing will be kept')
  })
})
