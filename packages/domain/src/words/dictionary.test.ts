import { describe, expect, expectTypeOf, it } from 'vitest'
import { dictionary } from './dictionary.ts'

const words = dictionary({
  stop: { fr: 'Arrêter la séance', en: 'Stop workout' },
  greeting: { fr: (p: { name: string }) => `Bienvenue, ${p.name}\u00a0!`, en: (p) => `Welcome, ${p.name}!` },
  done: { fr: (sets: number, reps: number) => `${sets} × ${reps}`, en: (sets, reps) => `${sets} sets of ${reps}` },
})

describe('a dictionary', () => {
  it('speaks French and English', () => {
    expect(words('fr').stop).toBe('Arrêter la séance')
    expect(words('en').stop).toBe('Stop workout')
  })

  it('mentions names and figures', () => {
    expect(words('fr').greeting({ name: 'Zoé' })).toBe('Bienvenue, Zoé\u00a0!')
    expect(words('en').greeting({ name: 'Zoé' })).toBe('Welcome, Zoé!')
    expect(words('en').done(5, 5)).toBe('5 sets of 5')
  })

  it('hands out the same words each time, so that reading them costs nothing', () => {
    expect(words('en')).toBe(words('en'))
  })

  it('types a text as a string and a function by its arguments', () => {
    expectTypeOf(words('fr').stop).toEqualTypeOf<string>()
    expectTypeOf(words('fr').greeting).toEqualTypeOf<(p: { name: string }) => string>()
  })

  it('does not compile when the languages disagree', () => {
    // @ts-expect-error English is missing
    dictionary({ stop: { fr: 'Arrêter' } })
    // @ts-expect-error German is one too many
    dictionary({ stop: { fr: 'Arrêter', en: 'Stop', de: 'Halt' } })
    // @ts-expect-error English is a function where French is a text
    dictionary({ stop: { fr: 'Arrêter', en: () => 'Stop' } })
    // @ts-expect-error English is a text where French is a function
    dictionary({ stop: { fr: (name: string) => name, en: 'Stop' } })
    // @ts-expect-error English asks for another type
    dictionary({ stop: { fr: (name: string) => name, en: (count: number) => String(count) } })
    // @ts-expect-error English asks for one argument more
    dictionary({ stop: { fr: (name: string) => name, en: (name: string, more: string) => name + more } })
    // @ts-expect-error there is no such word
    expect(words('fr').start).toBeUndefined()
    // @ts-expect-error the greeting needs a name
    expect(() => words('fr').greeting()).toThrow(TypeError)
  })
})
