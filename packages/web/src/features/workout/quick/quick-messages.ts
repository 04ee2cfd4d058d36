import { dictionary } from '@fonte/domain/words/dictionary'

/** The words of a workout without a program. */
export const quickMessages = dictionary({
  quick: { fr: 'Séance libre', en: 'Quick workout' },
  quickText: {
    fr: 'Sans programme\u00a0: les exercices et les séries s’ajoutent au fil de la séance.',
    en: 'Without a program: exercises and sets are added as you go.',
  },
  first: { fr: 'Par quel exercice commencer\u00a0?', en: 'Which exercise comes first?' },
  allDone: { fr: 'Tout est fait', en: 'All done' },
  allDoneText: {
    fr: 'Ajouter une série, un autre exercice, ou terminer.',
    en: 'Add a set, another exercise, or finish.',
  },
})
