import { dictionary } from '@fonte/domain/words/dictionary'

/** What of a finished workout is kept for the next ones. */
export const savingMessages = dictionary({
  keepChanges: { fr: 'Garder ces changements dans le programme\u00a0?', en: 'Keep these changes in the program?' },
  keepSwaps: {
    fr: (count: number) => `Garder ${count < 2 ? 'l’échange' : 'les échanges'} dans le programme\u00a0?`,
    en: (count) => `Keep the ${count === 1 ? 'swap' : 'swaps'} in the program?`,
  },
  keep: { fr: 'Garder', en: 'Keep' },
  leave: { fr: 'Laisser le programme tel quel', en: 'Leave the program as it is' },
  putLoads: { fr: 'Mettre ces charges dans le programme', en: 'Put these loads in the program' },
  loadsToo: { fr: 'Mettre aussi ces charges dans le programme', en: 'Put these loads in the program, too' },
  changesKept: { fr: 'Le programme est à jour.', en: 'The program is up to date.' },
  changesLeft: { fr: 'Le programme reste tel quel.', en: 'The program stays as it is.' },
})
