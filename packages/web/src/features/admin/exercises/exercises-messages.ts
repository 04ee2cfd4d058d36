import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'
import { type PluralForms, plural } from '@fonte/domain/words/plural'
import { isolated } from '@fonte/domain/words/visible-text'

type Named = { readonly name: string }
type Counted = { readonly count: string }
/** What uses an exercise; null for over 1,000. */
type Used = Readonly<Record<'programs' | 'predefined_programs' | 'posts' | 'people', number | null>>

const overThousand = { fr: 'plus de 1\u00a0000', en: 'over 1,000' } as const

/** How many there are, in words; null for over 1,000. */
const told = (lang: Language, count: number | null, forms: PluralForms): string =>
  count === null ? `${overThousand[lang]} ${forms.other}` : `${formatNumber(lang, count)} ${plural(lang, count, forms)}`

/** Words of `/admin/exercises`. */
export const exercisesMessages = dictionary({
  title: { fr: 'Exercices', en: 'Exercises' },
  help: {
    fr: 'La bibliothèque que tout le monde voit. Les exercices personnels des membres n’y figurent pas.',
    en: 'The library that everybody sees. Members’ custom exercises are not part of it.',
  },
  placeholder: { fr: 'Nom, autre nom ou équipement', en: 'Name, other name or equipment' },
  loadFailed: { fr: 'Impossible de charger les exercices.', en: 'The exercises could not be loaded.' },
  create: { fr: 'Nouvel exercice', en: 'New exercise' },
  editTitle: { fr: 'Modifier l’exercice', en: 'Edit exercise' },
  group: { fr: 'Groupe musculaire', en: 'Muscle group' },
  all: { fr: 'Tous', en: 'All' },
  show: { fr: 'Afficher', en: 'Show' },
  offered: { fr: ({ count }: Counted) => `Proposés · ${count}`, en: ({ count }) => `Offered · ${count}` },
  untranslated: { fr: ({ count }: Counted) => `Sans anglais · ${count}`, en: ({ count }) => `No English · ${count}` },
  archived: { fr: ({ count }: Counted) => `Archivés · ${count}`, en: ({ count }) => `Archived · ${count}` },
  noneOffered: { fr: 'Aucun exercice', en: 'No exercises' },
  noneUntranslated: { fr: 'Aucun exercice sans anglais', en: 'No exercises without English' },
  noneArchived: { fr: 'Aucun exercice archivé', en: 'No archived exercises' },
  nameMissing: { fr: 'Nom anglais manquant', en: 'English name missing' },
  descriptionMissing: { fr: 'Description anglaise manquante', en: 'English description missing' },
  archivedTag: { fr: 'Archivé', en: 'Archived' },
  noMuscle: { fr: 'Aucun muscle secondaire', en: 'No secondary muscles' },
  edit: { fr: 'Modifier', en: 'Edit' },
  delete: { fr: 'Supprimer', en: 'Delete' },
  restore: { fr: 'Rétablir', en: 'Restore' },
  actionsOf: { fr: ({ name }: Named) => `Actions\u00a0: ${name}`, en: ({ name }) => `Actions: ${name}` },

  // Form
  nameEn: { fr: "Nom de l'exercice (anglais)", en: 'Exercise name (English)' },
  englishHint: {
    fr: 'Sans traduction, le texte français est affiché.',
    en: 'Without a translation, the French text is shown.',
  },
  aliases: { fr: 'Autres noms', en: 'Other names' },
  aliasesEn: { fr: 'Autres noms (anglais)', en: 'Other names (English)' },
  aliasesHint: {
    fr: 'Un par ligne\u00a0: abréviations, anciens noms. La recherche les trouve.',
    en: 'One per line: abbreviations, former names. Search finds them.',
  },
  descriptionEn: { fr: 'Description (anglais)', en: 'Description (English)' },
  chooseEquipment: { fr: 'Choisir l’équipement', en: 'Choose equipment' },
  equipmentFirst: {
    fr: 'Le premier choisi est l’équipement principal.',
    en: 'The first one chosen is the main equipment.',
  },
  equipmentRequired: { fr: 'Choisissez au moins un équipement.', en: 'Choose at least one piece of equipment.' },
  tooManyEquipment: {
    fr: ({ count }: Counted) => `${count} équipements au maximum.`,
    en: ({ count }) => `${count} pieces of equipment at most.`,
  },
  tooManyMuscles: {
    fr: ({ count }: Counted) => `${count} muscles au maximum.`,
    en: ({ count }) => `${count} muscles at most.`,
  },
  tooManyAliases: {
    fr: ({ count }: Counted) => `${count} autres noms au maximum.`,
    en: ({ count }) => `${count} other names at most.`,
  },
  aliasTooLong: {
    fr: ({ count }: Counted) => `${count} caractères au maximum par nom.`,
    en: ({ count }) => `${count} characters at most for each name.`,
  },
  otherGroups: {
    fr: ({ count }: Counted) => `Muscles d’autres groupes · ${count}`,
    en: ({ count }) => `Muscles of other groups · ${count}`,
  },
  saved: { fr: 'Exercice enregistré', en: 'Exercise saved' },
  notSaved: { fr: 'Exercice non enregistré', en: 'Exercise not saved' },
  nameTaken: {
    fr: 'Un autre exercice de la bibliothèque porte ou a porté ce nom. Modifiez celui-là, ou rétablissez-le s’il est archivé.',
    en: 'Another exercise in the library has or had this name. Edit that one, or restore it if it is archived.',
  },

  // Deleting
  deleteTitle: { fr: 'Supprimer cet exercice\u00a0?', en: 'Delete this exercise?' },
  deleteText: {
    fr: ({ name }: Named) =>
      `«\u00a0${isolated(name)}\u00a0» sera archivé\u00a0: il ne sera plus proposé, mais restera visible là où il est utilisé. Vous pourrez le rétablir.`,
    en: ({ name }) =>
      `“${isolated(name)}” will be archived: it will no longer be offered, but will stay visible where it is used. You can restore it.`,
  },
  unused: { fr: 'Personne ne l’utilise.', en: 'Nobody uses it.' },
  use: {
    fr: ({ programs, predefined_programs, posts, people }: Used) =>
      [
        `Utilisé dans ${told('fr', programs, { one: 'programme', other: 'programmes' })} de membres`,
        told('fr', predefined_programs, { one: 'programme prédéfini', other: 'programmes prédéfinis' }),
        told('fr', posts, { one: 'publication', other: 'publications' }),
        `fait par ${told('fr', people, { one: 'personne', other: 'personnes' })}.`,
      ].join(', '),
    en: ({ programs, predefined_programs, posts, people }) =>
      [
        `Used in ${told('en', programs, { one: 'member program', other: 'member programs' })}`,
        told('en', predefined_programs, { one: 'predefined program', other: 'predefined programs' }),
        told('en', posts, { one: 'post', other: 'posts' }),
        `done by ${told('en', people, { one: 'person', other: 'people' })}.`,
      ].join(', '),
  },
  useLoading: { fr: 'Recherche de ce qui l’utilise…', en: 'Checking what uses it…' },
  useFailed: {
    fr: 'Impossible de savoir ce qui l’utilise.',
    en: 'Could not find out what uses it.',
  },
  deleted: { fr: 'Exercice archivé', en: 'Exercise archived' },
  notDeleted: { fr: 'Exercice non supprimé', en: 'Exercise not deleted' },
  restored: { fr: 'Exercice rétabli', en: 'Exercise restored' },
  notRestored: { fr: 'Exercice non rétabli', en: 'Exercise not restored' },
})
