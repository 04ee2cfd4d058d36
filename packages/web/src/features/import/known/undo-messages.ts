import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'
import { countedExercises, countedMeasures, countedPrograms, countedWorkouts } from '../counted-words.ts'

/** The words of undoing an import: what is asked before, and what came of it. */
export const undoMessages = dictionary({
  undoTitle: { fr: 'Annuler cet import\u00a0?', en: 'Undo this import?' },
  keepImport: { fr: 'Garder l’import', en: 'Keep the import' },
  undoText: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedWorkouts.fr(count)} ${plural('fr', count, { one: 'sera supprimée', other: 'seront supprimées' })}.`,
    en: (shown, count) => `${shown} ${countedWorkouts.en(count)} will be deleted.`,
  },
  undoNothing: {
    fr: 'Rien ici ne vient de cet import. Les noms qu’il a ajoutés seront oubliés.',
    en: 'Nothing here comes from this import. The names it added will be forgotten.',
  },
  undoReplaced: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedWorkouts.fr(count)} ${plural('fr', count, { one: 'remplacée redeviendra ce qu’elle était', other: 'remplacées redeviendront ce qu’elles étaient' })}.`,
    en: (shown, count) =>
      `${shown} replaced ${countedWorkouts.en(count)} will be ${plural('en', count, { one: 'what it was', other: 'what they were' })} before.`,
  },
  undoPrograms: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedPrograms.fr(count)} ${plural('fr', count, { one: 'sera retiré', other: 'seront retirés' })}.`,
    en: (shown, count) => `${shown} ${countedPrograms.en(count)} will be removed.`,
  },
  undoMeasures: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedMeasures.fr(count)} ${plural('fr', count, { one: 'sera retirée', other: 'seront retirées' })}.`,
    en: (shown, count) => `${shown} ${countedMeasures.en(count)} will be removed.`,
  },
  undoExercises: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedExercises.fr(count)} ${plural('fr', count, { one: 'créé sera retiré, sauf s’il sert ailleurs', other: 'créés seront retirés, sauf ceux qui servent ailleurs' })}.`,
    en: (shown, count) =>
      `${shown} created ${countedExercises.en(count)} will be removed, ${plural('en', count, { one: 'unless it is used elsewhere', other: 'except those used elsewhere' })}.`,
  },
  undoGym: { fr: 'La salle sera retirée.', en: 'The gym will be removed.' },
  undoPlan: { fr: 'Le planning sera retiré.', en: 'The schedule will be removed.' },
  undoKeeps: { fr: 'Ce qui a été modifié depuis reste.', en: 'What was edited since stays.' },
  undoneNothing: {
    fr: 'Rien ici ne venait plus de cet import.',
    en: 'Nothing here came from this import any more.',
  },
  undoneTitle: { fr: 'Import annulé', en: 'Import undone' },
  undoneText: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedWorkouts.fr(count)} ${plural('fr', count, { one: 'supprimée', other: 'supprimées' })}.`,
    en: (shown, count) => `${shown} ${countedWorkouts.en(count)} deleted.`,
  },
  putBackText: {
    fr: (shown: string, count: number) =>
      `${shown} ${plural('fr', count, { one: 'remise comme avant', other: 'remises comme avant' })}.`,
    en: (shown) => `${shown} put back as before.`,
  },
  takenPrograms: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedPrograms.fr(count)} ${plural('fr', count, { one: 'retiré', other: 'retirés' })}.`,
    en: (shown, count) => `${shown} ${countedPrograms.en(count)} removed.`,
  },
  takenMeasures: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedMeasures.fr(count)} ${plural('fr', count, { one: 'retirée', other: 'retirées' })}.`,
    en: (shown, count) => `${shown} ${countedMeasures.en(count)} removed.`,
  },
  takenExercises: {
    fr: (shown: string, count: number) =>
      `${shown} ${countedExercises.fr(count)} ${plural('fr', count, { one: 'retiré', other: 'retirés' })}.`,
    en: (shown, count) => `${shown} ${countedExercises.en(count)} removed.`,
  },
  takenGym: { fr: 'Salle retirée.', en: 'Gym removed.' },
  takenPlan: { fr: 'Planning retiré.', en: 'Schedule removed.' },
  keptPrograms: {
    fr: (count: number) =>
      `${count} ${plural('fr', count, { one: 'programme modifié ou utilisé depuis reste', other: 'programmes modifiés ou utilisés depuis restent' })}.`,
    en: (count) =>
      `${count} ${plural('en', count, { one: 'program changed or used since stays', other: 'programs changed or used since stay' })}.`,
  },
  keptWorkouts: {
    fr: (count: number) =>
      `${count} ${plural('fr', count, { one: 'modifiée depuis reste', other: 'modifiées depuis restent' })}.`,
    en: (count) => `${count} edited since ${plural('en', count, { one: 'stays', other: 'stay' })}.`,
  },
  keptExercises: {
    fr: (count: number) =>
      `${count} ${plural('fr', count, { one: 'exercice encore utilisé reste', other: 'exercices encore utilisés restent' })}.`,
    en: (count) =>
      `${count} ${plural('en', count, { one: 'exercise still in use stays', other: 'exercises still in use stay' })}.`,
  },
  notForgotten: {
    fr: 'Cet appareil n’a pas pu oublier cet import\u00a0: il pourrait en envoyer de nouveau une partie.',
    en: 'This device could not forget the import: it may send a part of it again.',
  },
  undoFailed: { fr: 'L’import n’a pas été annulé.', en: 'The import was not undone.' },
  tooLate: {
    fr: 'Un import ne s’annule plus après 30\u00a0jours.',
    en: 'An import cannot be undone after 30 days.',
  },
})
