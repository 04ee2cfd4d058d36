import { dictionary } from '@fonte/domain/words/dictionary'

type Counted = { readonly count: string }
type Named = { readonly name: string }

/** Words of new texts that a release brings for what administrators have edited. */
export const proposalMessages = dictionary({
  filter: {
    fr: ({ count }: Counted) => `Nouveau texte proposé · ${count}`,
    en: ({ count }) => `New text proposed · ${count}`,
  },
  help: {
    fr: 'Fonte a changé ces textes depuis que vous les avez modifiés. Le vôtre reste tant que vous ne prenez pas le nouveau.',
    en: 'Fonte has changed these texts since you edited them. Yours stays until you take the new one.',
  },
  loadFailed: { fr: 'Impossible de charger les textes proposés.', en: 'The proposed texts could not be loaded.' },
  none: { fr: 'Aucun nouveau texte', en: 'No new texts' },
  noneText: {
    fr: 'Tout ce que vous avez modifié est à jour, ou votre choix est fait.',
    en: 'Everything you have edited is up to date, or you have made your choice.',
  },
  safetyMissing: { fr: 'Consigne de sécurité manquante', en: 'Safety line missing' },
  present: { fr: 'Texte actuel', en: 'Present text' },
  proposed: { fr: 'Texte proposé', en: 'Proposed text' },
  blank: { fr: 'Aucun', en: 'None' },
  fieldFr: {
    fr: ({ name }: Named) => `${name} (français)`,
    en: ({ name }) => `${name} (French)`,
  },
  fieldEn: {
    fr: ({ name }: Named) => `${name} (anglais)`,
    en: ({ name }) => `${name} (English)`,
  },
  name: { fr: 'Nom', en: 'Name' },
  aliases: { fr: 'Autres noms', en: 'Other names' },
  description: { fr: 'Description', en: 'Description' },
  safety: { fr: 'Consigne de sécurité', en: 'Safety line' },
  exercises: { fr: 'Exercices et séries', en: 'Exercises and sets' },
  otherExerciseFields: {
    fr: 'Les textes sont les mêmes. Muscles, équipement ou mode d’emploi changent.',
    en: 'The texts are the same. Muscles, equipment or instructions change.',
  },
  otherProgramFields: {
    fr: 'Les textes et les exercices sont les mêmes. La place du programme dans la liste ou dans la semaine change.',
    en: 'The texts and exercises are the same. The program’s place in the list or in the week changes.',
  },
  take: { fr: 'Prendre ce texte', en: 'Take this text' },
  keep: { fr: 'Garder le mien', en: 'Keep mine' },
  taken: { fr: 'Nouveau texte enregistré', en: 'New text saved' },
  notTaken: { fr: 'Nouveau texte non enregistré', en: 'New text not saved' },
  kept: { fr: 'Votre texte est gardé', en: 'Your text is kept' },
  notKept: { fr: 'Choix non enregistré', en: 'Choice not saved' },
  undo: { fr: 'Annuler', en: 'Undo' },
  decided: {
    fr: 'Un autre administrateur a déjà choisi, ou le texte proposé a changé.',
    en: 'Another administrator has already chosen, or the proposed text has changed.',
  },
})
