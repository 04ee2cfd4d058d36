import { dictionary } from '@fonte/domain/words/dictionary'
import { isolated } from '@fonte/domain/words/visible-text'

type Named = { name: string }

/** Words of an author’s later change, told to whoever copied the program. */
export const copyMessages = dictionary({
  changed: {
    fr: ({ name }: Named) => `L’auteur de « ${isolated(name)} » a modifié son programme.`,
    en: ({ name }) => `The author of “${isolated(name)}” changed their program.`,
  },
  see: { fr: 'Voir les changements', en: 'See changes' },
  title: { fr: 'Changements de l’auteur', en: 'The author’s changes' },
  text: {
    fr: ({ name }: Named) =>
      `Choisissez ce que « ${isolated(name)} » reprend. Vos charges restent les vôtres. Le reste vous sera encore proposé.`,
    en: ({ name }) =>
      `Choose the changes to bring into “${isolated(name)}”. Your weights stay yours. You can still take the rest later.`,
  },
  loading: { fr: 'Chargement des changements', en: 'Loading the changes' },
  loadFailed: { fr: 'Impossible de charger les changements.', en: 'The changes could not be loaded.' },
  close: { fr: 'Fermer', en: 'Close' },
  later: { fr: 'Plus tard', en: 'Later' },
  leave: { fr: 'Tout ignorer', en: 'Ignore all' },
  take: {
    fr: ({ count }: { count: number }) => (count === 0 ? 'Reprendre' : `Reprendre (${count})`),
    en: ({ count }) => (count === 0 ? 'Apply' : `Apply (${count})`),
  },
  taken: { fr: 'Programme mis à jour', en: 'Program updated' },
  left: { fr: 'Changements ignorés', en: 'Changes ignored' },
  failed: { fr: 'La copie n’a pas été modifiée', en: 'The copy was not changed' },
  conflict: {
    fr: 'Votre copie ou l’original ont changé entre-temps. Regardez à nouveau.',
    en: 'Your copy or the original has changed meanwhile. Please look again.',
  },
  gone: {
    fr: 'Ces changements ne sont plus proposés : l’auteur a retiré son programme, ou la copie n’existe plus.',
    en: 'These changes are no longer offered: the author unpublished the program, or the copy is gone.',
  },
  before: { fr: 'Avant :', en: 'Before:' },
  after: { fr: 'Maintenant :', en: 'Now:' },
  nothing: { fr: 'rien', en: 'nothing' },

  // One change
  name: { fr: 'Nom du programme', en: 'Program name' },
  description: { fr: 'Description', en: 'Description' },
  'exercise-added': {
    fr: ({ name }: Named) => `Exercice ajouté : ${isolated(name)}`,
    en: ({ name }) => `Exercise added: ${isolated(name)}`,
  },
  'exercise-removed': {
    fr: ({ name }: Named) => `Exercice retiré : ${isolated(name)}`,
    en: ({ name }) => `Exercise removed: ${isolated(name)}`,
  },
  rest: { fr: ({ name }: Named) => `Repos après ${isolated(name)}`, en: ({ name }) => `Rest after ${isolated(name)}` },
  sets: { fr: ({ name }: Named) => `Séries : ${isolated(name)}`, en: ({ name }) => `Sets: ${isolated(name)}` },
  order: { fr: 'Ordre des exercices', en: 'Order of the exercises' },
  seconds: { fr: ({ rest }: { rest: string }) => `${rest} s`, en: ({ rest }) => `${rest} s` },
})
