import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'
import { countedMeasures } from '../counted-words.ts'

/** The measures of the body in a file. */
export const measureMessages = dictionary({
  title: { fr: 'Mesures du corps', en: 'Body measurements' },
  found: {
    fr: (shown: string, count: number) =>
      plural('fr', count, {
        one: `${shown} mesure de ce fichier n’est pas encore ici.`,
        other: `${shown} mesures de ce fichier ne sont pas encore ici.`,
      }),
    en: (shown, count) =>
      plural('en', count, {
        one: `${shown} measurement of this file is not here yet.`,
        other: `${shown} measurements of this file are not here yet.`,
      }),
  },
  toCome: {
    fr: (shown: string, count: number) =>
      plural('fr', count, {
        one: `${shown} mesure porte une date à venir\u00a0: elle est laissée de côté.`,
        other: `${shown} mesures portent une date à venir\u00a0: elles sont laissées de côté.`,
      }),
    en: (shown, count) =>
      plural('en', count, {
        one: `${shown} measurement is dated in the future: it is left out.`,
        other: `${shown} measurements are dated in the future: they are left out.`,
      }),
  },
  failed: {
    fr: 'Les mesures de ce fichier n’ont pas pu être lues.',
    en: 'The measurements of this file could not be read.',
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
    fr: (shown: string, count: number) =>
      plural('fr', count, { one: `${shown} mesure ajoutée.`, other: `${shown} mesures ajoutées.` }),
    en: (shown, count) => `${shown} ${countedMeasures.en(count)} added.`,
  },
})
