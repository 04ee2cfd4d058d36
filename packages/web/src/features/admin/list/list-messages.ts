import { dictionary } from '@fonte/domain/words/dictionary'

/** A part of a list: its first and last row and how many there are, as words. */
interface Part {
  readonly from: string
  readonly to: string
  /** Null for over 1,000. */
  readonly total: string | null
}

/** Words that all lists of the administrators’ pages share. */
export const listMessages = dictionary({
  search: { fr: 'Rechercher', en: 'Search' },
  refresh: { fr: 'Actualiser', en: 'Refresh' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  error: { fr: 'Erreur', en: 'Error' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  previous: { fr: 'Page précédente', en: 'Previous page' },
  next: { fr: 'Page suivante', en: 'Next page' },
  pages: { fr: 'Pages', en: 'Pages' },
  over: { fr: 'plus de 1\u00a0000', en: 'over 1,000' },
  part: {
    fr: ({ from, to, total }: Part) => `${from} à ${to} sur ${total ?? 'plus de 1\u00a0000'}`,
    en: ({ from, to, total }) => `${from} to ${to} of ${total ?? 'over 1,000'}`,
  },
  nothing: { fr: 'Aucun résultat', en: 'No results' },
  nothingText: {
    fr: 'Essayez d’autres mots ou d’autres filtres.',
    en: 'Try other words or filters.',
  },
})
