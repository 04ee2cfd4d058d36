import { dictionary } from '@fonte/domain/words/dictionary'

/** The measures of the body in a file. */
export const measureMessages = dictionary({
  title: { fr: 'Mesures du corps', en: 'Body measurements' },
  found: {
    fr: (shown: string, count: number) =>
      count < 2
        ? `${shown} mesure de ce fichier n’est pas encore ici.`
        : `${shown} mesures de ce fichier ne sont pas encore ici.`,
    en: (shown, count) =>
      count === 1
        ? `${shown} measurement of this file is not here yet.`
        : `${shown} measurements of this file are not here yet.`,
  },
  apart: {
    fr: 'Elles s’ajoutent à part des séances\u00a0; annuler l’import ne les retire pas.',
    en: 'They are added apart from the workouts; undoing the import does not remove them.',
  },
  add: { fr: 'Ajouter les mesures', en: 'Add measurements' },
  allThere: {
    fr: 'Toutes les mesures de ce fichier sont déjà là.',
    en: 'All measurements of this file are already here.',
  },
  added: {
    fr: (shown: string, count: number) => (count < 2 ? `${shown} mesure ajoutée.` : `${shown} mesures ajoutées.`),
    en: (shown, count) => (count === 1 ? `${shown} measurement added.` : `${shown} measurements added.`),
  },
})
