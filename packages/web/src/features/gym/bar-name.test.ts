import { expect, it } from 'vitest'
import { barName } from './bar-list.tsx'
import { gymMessages } from './gym-messages.ts'

it('a bar without a name, or with one of which nothing can be seen, is called by its kind', () => {
  const words = gymMessages('fr')
  const bar = { id: '1', kind: 'own', weight: 20 } as const
  expect(barName({ ...bar, name: 'Barre du garage' }, words)).toBe('Barre du garage')
  expect([barName(bar, words), barName({ ...bar, name: '\u3164' }, words)]).toEqual([words.own, words.own])
})
