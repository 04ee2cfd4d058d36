import { dictionary } from '@fonte/domain/words/dictionary'
import { isolated } from '@fonte/domain/words/visible-text'

type Counted = { count: number }
type Shown = { count: number; shown: string }

/** Words of the community: its list, its cards, and what is done from a card. */
export const communityMessages = dictionary({
  title: { fr: 'Communauté', en: 'Community' },
  search: { fr: 'Rechercher un programme', en: 'Search programs' },
  sort: { fr: 'Trier', en: 'Sort' },
  newest: { fr: 'Récents', en: 'Newest' },
  rated: { fr: 'Mieux notés', en: 'Best rated' },
  copied: { fr: 'Plus copiés', en: 'Most copied' },
  filters: {
    fr: ({ count }: Counted) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
    en: ({ count }) => (count === 0 ? 'Filters' : `Filters (${count})`),
  },
  group: { fr: 'Groupe musculaire', en: 'Muscle group' },
  allGroups: { fr: 'Tous les groupes', en: 'All muscle groups' },
  equipment: { fr: 'Équipement', en: 'Equipment' },
  allEquipment: { fr: 'Tout l’équipement', en: 'All equipment' },
  length: { fr: 'Durée', en: 'Length' },
  allLengths: { fr: 'Toutes les durées', en: 'Any length' },
  short: { fr: '30 min ou moins', en: '30 min or less' },
  medium: { fr: 'De 31 à 60 min', en: '31 to 60 min' },
  long: { fr: 'Plus de 60 min', en: 'Over 60 min' },
  clearFilters: { fr: 'Effacer les filtres', en: 'Clear filters' },

  // List
  loading: { fr: 'Chargement des publications', en: 'Loading posts' },
  shown: {
    fr: ({ count, shown }: Shown) => (count < 2 ? `${shown} publication affichée` : `${shown} publications affichées`),
    en: ({ count, shown }) => (count === 1 ? `${shown} post shown` : `${shown} posts shown`),
  },
  loadingMore: { fr: 'Chargement de la suite', en: 'Loading more' },
  more: { fr: 'Afficher la suite', en: 'Show more' },
  error: { fr: 'Erreur', en: 'Error' },
  loadFailed: {
    fr: 'Impossible de charger les publications de la communauté.',
    en: 'The community’s posts could not be loaded.',
  },
  retry: { fr: 'Réessayer', en: 'Retry' },
  noResult: { fr: 'Aucun résultat', en: 'No results' },
  noResultText: {
    fr: 'Essayez d’autres mots, ou moins de filtres.',
    en: 'Try other words, or fewer filters.',
  },
  noPosts: { fr: 'Aucune publication', en: 'No posts yet' },
  noPostsText: {
    fr: 'Publiez un de vos programmes depuis l’accueil : il sera le premier.',
    en: 'Publish one of your programs from the home screen: it will be the first.',
  },
  noOtherPostsText: {
    fr: 'Ceux que vous avez masqués n’apparaissent pas ici.',
    en: 'Those whom you have hidden do not show here.',
  },
  toHome: { fr: 'Aller à l’accueil', en: 'Go to home' },

  // Without an answer
  offline: { fr: 'Hors ligne', en: 'Offline' },
  silent: { fr: 'Pas de réponse du serveur', en: 'No response from the server' },
  stranger: { fr: 'La réponse ne vient pas de Fonte', en: 'This response does not come from Fonte' },
  withoutAnswer: {
    fr: ({ reason, text }: { reason: string; text: string }) => `${reason}\u00a0: ${text}`,
    en: ({ reason, text }) => `${reason}: ${text}`,
  },
  lastList: {
    fr: 'voici la dernière liste que cet appareil connaît. Copier, noter et publier demandent une connexion à Fonte.',
    en: 'this is the last list that this device knows. Copying, rating and publishing need a connection to Fonte.',
  },

  // Card
  view: { fr: 'Voir', en: 'View' },
  copy: { fr: 'Copier', en: 'Copy' },
  remove: { fr: 'Supprimer', en: 'Delete' },
  exercises: {
    fr: ({ count }: Counted): string => (count < 2 ? 'exercice' : 'exercices'),
    en: ({ count }) => (count === 1 ? 'exercise' : 'exercises'),
  },
  minutes: {
    fr: ({ shown }: { shown: string }) => `${shown}\u00a0min environ`,
    en: ({ shown }) => `about ${shown}\u00a0min`,
  },
  copies: {
    fr: ({ count, shown }: Shown) => `${shown}\u00a0${count < 2 ? 'copie' : 'copies'}`,
    en: ({ count, shown }) => `${shown}\u00a0${count === 1 ? 'copy' : 'copies'}`,
  },
  ratings: {
    fr: ({ shown }: Shown) => `${shown}\u00a0avis`,
    en: ({ count, shown }) => `${shown}\u00a0${count === 1 ? 'rating' : 'ratings'}`,
  },
  ratedOf: {
    fr: ({ rating, shown }: Shown & { rating: string }) => `Note ${rating} sur 5, ${shown} avis`,
    en: ({ rating, count, shown }) => `Rated ${rating} out of 5, ${shown} ${count === 1 ? 'rating' : 'ratings'}`,
  },
  unrated: { fr: 'Pas encore noté', en: 'Not rated yet' },

  // Copy
  copyMade: { fr: 'Programme copié', en: 'Program copied' },
  copiedText: {
    fr: 'Retrouvez-le sur l’accueil, dans « Programmes de la communauté ».',
    en: 'Find it on the home screen under “Community programs”.',
  },
  copyFailed: { fr: 'Erreur de copie', en: 'Copy error' },
  signInToCopy: {
    fr: 'Vous devez être connecté pour copier un programme.',
    en: 'You must be logged in to copy a program.',
  },
  postGone: {
    fr: 'Cette publication n’est plus disponible.',
    en: 'This post is no longer available.',
  },

  // Deletion
  removeTitle: { fr: 'Supprimer cette publication ?', en: 'Delete this post?' },
  removeText: {
    fr: ({ title }: { title: string }) =>
      `« ${isolated(title)} » et ses notes disparaissent de la communauté. Le programme et les copies restent.`,
    en: ({ title }) => `“${isolated(title)}” and its ratings leave the community. The program and its copies stay.`,
  },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  removed: { fr: 'Publication supprimée', en: 'Post deleted' },
  removeFailed: {
    fr: 'Impossible de supprimer la publication.',
    en: 'The post could not be deleted.',
  },
})
