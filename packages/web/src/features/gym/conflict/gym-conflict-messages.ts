import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

/** What is set at an exercise. */
type SetupField = 'bar' | 'step' | 'start' | 'note'

const frFields = { bar: 'barre', step: 'palier', start: 'poids de départ', note: 'note' } as const
const enFields = { bar: 'bar', step: 'step', start: 'start weight', note: 'note' } as const

/** Words about a gym that was changed here and elsewhere. */
export const gymConflictMessages = dictionary({
  conflict: { fr: '«\u00a0Ma salle\u00a0» a été modifiée ailleurs.', en: '“My gym” was changed elsewhere.' },
  choose: { fr: 'Choisir', en: 'Choose' },
  keepMine: { fr: 'Garder la mienne', en: 'Keep mine' },
  takeTheirs: { fr: 'Prendre l’autre', en: 'Take the other' },
  yes: { fr: 'Oui', en: 'Yes' },
  no: { fr: 'Non', en: 'No' },
  platesOf: { fr: (plate: string) => `Disques de ${plate}`, en: (plate) => `${plate} plates` },
  pairs: {
    fr: (pairs: number) => `${pairs} ${plural('fr', pairs, { one: 'paire', other: 'paires' })}`,
    en: (pairs) => `${pairs} ${plural('en', pairs, { one: 'pair', other: 'pairs' })}`,
  },
  dumbbells: {
    fr: ({ from, to, step }: { from: string; to: string; step: string }) => `De ${from} à ${to}, palier ${step}`,
    en: ({ from, to, step }) => `${from} to ${to}, step ${step}`,
  },
  exercise: { fr: 'Exercice', en: 'Exercise' },
  setup: {
    fr: ({ name, field }: { name: string; field: SetupField }) => `${name}\u00a0: ${frFields[field]}`,
    en: ({ name, field }) => `${name}: ${enFields[field]}`,
  },
})
