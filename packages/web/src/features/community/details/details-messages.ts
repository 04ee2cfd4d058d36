import { dictionary } from '@fonte/domain/words/dictionary'
import { isolated } from '@fonte/domain/words/visible-text'

type Shown = { count: number; shown: string }

/** Words of a post’s details: what it rests on, rating, reporting, hiding its author. */
export const detailsMessages = dictionary({
  untitled: { fr: 'Publication', en: 'Post' },
  loading: { fr: 'Chargement de la publication', en: 'Loading the post' },
  loadFailed: { fr: 'Impossible de charger la publication.', en: 'The post could not be loaded.' },
  ownNeeds: {
    fr: 'copier et supprimer demandent une connexion à Fonte.',
    en: 'copying and deleting need a connection to Fonte.',
  },
  otherNeeds: {
    fr: 'copier, noter, signaler et masquer demandent une connexion à Fonte.',
    en: 'copying, rating, reporting and hiding need a connection to Fonte.',
  },
  adminNeeds: {
    fr: 'copier, noter, signaler, masquer et supprimer demandent une connexion à Fonte.',
    en: 'copying, rating, reporting, hiding and deleting need a connection to Fonte.',
  },
  close: { fr: 'Fermer', en: 'Close' },
  published: { fr: ({ date }: { date: string }) => `Publié le ${date}`, en: ({ date }) => `Published on ${date}` },
  exercises: { fr: 'Exercices', en: 'Exercises' },
  minutes: { fr: 'min environ', en: 'min, approx.' },
  copies: {
    fr: ({ count }: { count: number }): string => (count < 2 ? 'copie' : 'copies'),
    en: ({ count }) => (count === 1 ? 'copy' : 'copies'),
  },

  // Rating
  ratings: { fr: 'Notes', en: 'Ratings' },
  ownRating: { fr: 'Votre note', en: 'Your rating' },
  points: { fr: ({ points }: { points: number }) => `${points} sur 5`, en: ({ points }) => `${points} out of 5` },
  rate: { fr: 'Noter', en: 'Rate' },
  rated: { fr: 'Note enregistrée', en: 'Rating saved' },
  rateFailed: { fr: 'Votre note n’a pas été enregistrée', en: 'Your rating was not saved' },
  practice: {
    fr: ({ people, minutes }: { people: string; minutes: string }) =>
      `${people} personnes ont terminé ce programme, en ${minutes} min le plus souvent.`,
    en: ({ people, minutes }) => `${people} people finished this program, usually in ${minutes} min.`,
  },
  noPractice: {
    fr: 'Trop peu de personnes ont encore terminé ce programme pour en dire la durée réelle.',
    en: 'Too few people have finished this program yet to tell how long it really takes.',
  },

  // Report
  report: { fr: 'Signaler', en: 'Report' },
  reportTitle: { fr: 'Signaler cette publication', en: 'Report this post' },
  reportText: {
    fr: 'Comportement inapproprié : votre message va au support avec le nom de la publication.',
    en: 'Inappropriate behaviour: your message goes to support together with the name of the post.',
  },
  reportOfGone: {
    fr: ({ title, name }: { title: string; name: string }) =>
      `Publication qui n’est plus disponible : « ${title} », de ${name}\n\n`,
    en: ({ title, name }) => `Post that is no longer available: “${title}” by ${name}\n\n`,
  },
  description: { fr: 'Description', en: 'Description' },
  descriptionMissing: { fr: 'Écrivez ce qui ne va pas.', en: 'Write what is wrong.' },
  send: { fr: 'Envoyer', en: 'Send' },
  sending: { fr: 'Envoi…', en: 'Sending…' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  reported: { fr: 'Signalement envoyé', en: 'Report sent' },
  reportedText: { fr: 'Merci ! Nous l’examinerons bientôt.', en: 'Thank you! We will look into it soon.' },
  error: { fr: 'Erreur', en: 'Error' },
  reportFailed: {
    fr: "Votre rapport n'a pas pu être envoyé. Veuillez réessayer.",
    en: 'Your report could not be sent. Please try again.',
  },

  // Authors
  hide: { fr: 'Masquer l’auteur', en: 'Hide author' },
  hideTitle: {
    fr: ({ name }: { name: string }) => `Masquer ${isolated(name)} ?`,
    en: ({ name }) => `Hide ${isolated(name)}?`,
  },
  hideText: {
    fr: 'Vous ne verrez plus ses publications. Personne d’autre ne le saura, et vous pourrez revenir en arrière.',
    en: 'You will no longer see their posts. Nobody else will know, and you can change your mind.',
  },
  hidden: { fr: 'Auteur masqué', en: 'Author hidden' },
  undo: { fr: 'Annuler', en: 'Undo' },
  hideFailed: { fr: 'L’auteur n’a pas été masqué', en: 'The author was not hidden' },
  hiddenAuthors: {
    fr: ({ count, shown }: Shown) => (count < 2 ? `${shown} auteur masqué` : `${shown} auteurs masqués`),
    en: ({ count, shown }) => (count === 1 ? `${shown} hidden author` : `${shown} hidden authors`),
  },
  hiddenTitle: { fr: 'Auteurs masqués', en: 'Hidden authors' },
  show: { fr: 'Afficher à nouveau', en: 'Show again' },
  showFailed: { fr: 'L’auteur reste masqué', en: 'The author stays hidden' },
})
