import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the sheet with the sets of an exercise of the running workout. */
export const setsMessages = dictionary({
  allSets: { fr: 'Séries de l’exercice', en: 'Sets of the exercise' },
  done: {
    fr: (set: number, lift: string) => `Série ${set}, faite\u00a0: ${lift}`,
    en: (set, lift) => `Set ${set}, done: ${lift}`,
  },
  leftOut: { fr: (lift: string) => `Série passée\u00a0: ${lift}`, en: (lift) => `Set skipped: ${lift}` },
  doneMark: { fr: 'faite', en: 'done' },
  skippedMark: { fr: 'passée', en: 'skipped' },
  set: { fr: (set: number) => `Série ${set}`, en: (set) => `Set ${set}` },
  actions: { fr: (set: number) => `Actions\u00a0: série ${set}`, en: (set) => `Actions: set ${set}` },
  actionsLeftOut: {
    fr: (lift: string) => `Actions\u00a0: série passée, ${lift}`,
    en: (lift) => `Actions: skipped set, ${lift}`,
  },
  moveUp: { fr: 'Monter', en: 'Move up' },
  moveDown: { fr: 'Descendre', en: 'Move down' },
  restore: { fr: 'Remettre la série', en: 'Restore the set' },
  remove: { fr: 'Supprimer la série', en: 'Remove set' },
  removed: { fr: 'Série supprimée', en: 'Set removed' },
})
