import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'
import { isolated } from '@fonte/domain/words/visible-text'

type Named = { readonly name: string }
type Counted = { readonly count: number }
/** How many people have done a program; null for over 1,000. */
type Done = { readonly people: number | null }

const over = { fr: 'Plus de 1\u00a0000', en: 'Over 1,000' }
const counted = (lang: Language, count: number | null): string =>
  count === null ? over[lang] : formatNumber(lang, count)

/** Words of `/admin/programs`. */
export const programsMessages = dictionary({
  title: { fr: 'Programmes', en: 'Programs' },
  help: {
    fr: 'Les programmes prédéfinis que tout le monde voit.',
    en: 'The predefined programs that everybody sees.',
  },
  placeholder: { fr: 'Nom ou exercice', en: 'Name or exercise' },
  loadFailed: { fr: 'Impossible de charger les programmes.', en: 'The programs could not be loaded.' },
  none: { fr: 'Aucun programme prédéfini', en: 'No predefined programs' },
  noneText: {
    fr: 'Créez le premier\u00a0: il apparaîtra chez tout le monde.',
    en: 'Create the first one: everybody will see it.',
  },
  nothingFound: { fr: 'Aucun résultat', en: 'No results' },
  nothingFoundText: { fr: 'Essayez d’autres mots.', en: 'Try other words.' },
  create: { fr: 'Nouveau programme', en: 'New program' },
  edit: { fr: 'Modifier', en: 'Edit' },
  delete: { fr: 'Supprimer', en: 'Delete' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  actionsOf: { fr: ({ name }: Named) => `Actions\u00a0: ${name}`, en: ({ name }) => `Actions: ${name}` },
  exercises: {
    fr: ({ count }: Counted): string => (count < 2 ? 'exercice' : 'exercices'),
    en: ({ count }) => (count === 1 ? 'exercise' : 'exercises'),
  },
  minutes: { fr: 'min', en: 'min' },
  sets: {
    fr: ({ count }: Counted) => (count < 2 ? `${count} série` : `${count} séries`),
    en: ({ count }) => (count === 1 ? '1 set' : `${count} sets`),
  },
  nameMissing: { fr: 'Nom anglais manquant', en: 'English name missing' },
  descriptionMissing: { fr: 'Description anglaise manquante', en: 'English description missing' },
  saved: { fr: 'Programme enregistré', en: 'Program saved' },
  notSaved: { fr: 'Programme non enregistré', en: 'Program not saved' },
  gone: {
    fr: 'Un autre administrateur a supprimé ce programme. Votre saisie reste sur cet appareil.',
    en: 'Another administrator has deleted this program. What you typed stays on this device.',
  },
  deleteTitle: { fr: 'Supprimer ce programme\u00a0?', en: 'Delete this program?' },
  deleteText: {
    fr: ({ name }: Named) =>
      `«\u00a0${isolated(name)}\u00a0» disparaîtra chez tout le monde. Les séances en cours, l’historique et les copies sont conservés.`,
    en: ({ name }) =>
      `“${isolated(name)}” will disappear for everybody. Workouts in progress, history and duplicates are kept.`,
  },
  use: {
    fr: ({ people }: Done) =>
      people === 1 ? '1 personne l’a fait.' : `${counted('fr', people)} personnes l’ont fait.`,
    en: ({ people }) => (people === 1 ? '1 person has done it.' : `${counted('en', people)} people have done it.`),
  },
  unused: { fr: 'Personne ne l’a encore fait.', en: 'Nobody has done it yet.' },
  useLoading: { fr: 'Recherche de ceux qui l’ont fait…', en: 'Checking who has done it…' },
  useFailed: { fr: 'Impossible de savoir qui l’a fait.', en: 'Could not find out who has done it.' },
  deleted: { fr: 'Programme supprimé', en: 'Program deleted' },
  notDeleted: { fr: 'Programme non supprimé', en: 'Program not deleted' },
  undo: { fr: 'Annuler la suppression', en: 'Undo the deletion' },
  restored: { fr: 'Programme rétabli', en: 'Program restored' },
  notRestored: { fr: 'Programme non rétabli', en: 'Program not restored' },
})
