import type { Side } from '@fonte/domain/set/set-details'
import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the sheet that says what a set is and how hard it was. */
export const kindMessages = dictionary({
  setNumber: { fr: (set: number) => `Série ${set}`, en: (set) => `Set ${set}` },
  effort: { fr: 'Effort', en: 'Effort' },
  /** Of the effort, besides those that have a button. */
  otherEffort: { fr: 'Autre…', en: 'Other…' },
  otherEffortName: { fr: 'Autre valeur', en: 'Other value' },
  /** The letter of a side; its word stands in the name of what it is on. */
  sideMark: {
    fr: ({ side }: { side: Side }): string => (side === 'left' ? 'G' : 'D'),
    en: ({ side }) => (side === 'left' ? 'L' : 'R'),
  },
  close: { fr: 'Fermer', en: 'Close' },
  work: { fr: 'compte partout', en: 'counts everywhere' },
  warmup: { fr: 'hors records et volume', en: 'not in records or volume' },
  drop: { fr: 'suit la précédente, sans repos', en: 'follows the one before, no rest' },
  backoff: { fr: 'compte comme travail', en: 'counts as work' },
  /** For whom effort is not asked, and its abbreviations say nothing. */
  failure: { fr: 'aucune répétition de plus possible', en: 'not one more rep possible' },
  amrap: { fr: 'autant que possible', en: 'as many as possible' },
  cluster: { fr: 'suit la précédente, repos de 15 s', en: 'follows the one before, 15 s rest' },
})
