import { dictionary } from '@fonte/domain/words/dictionary'

/** The words of the choice of a period. */
export const periodMessages = dictionary({
  period: { fr: 'Période', en: 'Period' },
  weeks: { fr: '12 sem.', en: '12 wk' },
  year: { fr: 'Année', en: 'Year' },
  all: { fr: 'Tout', en: 'All' },
})
