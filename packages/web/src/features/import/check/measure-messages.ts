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
    fr: 'Elles s’ajoutent à part des séances\u00a0: un import à part, qui s’annule sans l’autre.',
    en: 'They are added apart from the workouts, as an import of their own: one is undone without the other.',
  },
  add: { fr: 'Ajouter les mesures', en: 'Add measurements' },
  allThere: {
    fr: 'Toutes les mesures de ce fichier sont déjà là.',
    en: 'All measurements of this file are already here.',
  },
  undoable: {
    fr: 'Cet import figure sous «\u00a0Imports\u00a0» et s’y annule pendant 30\u00a0jours.',
    en: 'This import stands under “Imports” and can be undone there for 30 days.',
  },
  added: {
    fr: (shown: string, count: number) => (count < 2 ? `${shown} mesure ajoutée.` : `${shown} mesures ajoutées.`),
    en: (shown, count) => (count === 1 ? `${shown} measurement added.` : `${shown} measurements added.`),
  },
})
