import { dictionary } from '@fonte/domain/words/dictionary'

/** Words about a training plan that was changed here and elsewhere. */
export const planConflictMessages = dictionary({
  conflict: {
    fr: 'Le planning a été modifié sur un autre appareil.',
    en: 'The schedule was changed on another device.',
  },
  keepMine: { fr: 'Garder le mien', en: 'Keep mine' },
  takeTheirs: { fr: 'Prendre l’autre', en: 'Take the other' },
  deload: { fr: 'Semaine allégée', en: 'Deload week' },
  until: { fr: (day: string) => `Jusqu’au ${day}`, en: (day) => `Until ${day}` },
  goal: { fr: 'Objectif', en: 'Goal' },
  goalOf: { fr: (goal: number) => `${goal} par semaine`, en: (goal) => `${goal} a week` },
  folder: { fr: (name: string) => `Dossier ${name}`, en: (name) => `Folder ${name}` },
  emptyFolder: { fr: 'Vide', en: 'Empty' },
  folderOrder: { fr: 'Ordre des dossiers', en: 'Order of the folders' },
  program: { fr: 'Programme', en: 'Program' },
})
