import { dictionary } from '@fonte/domain/words/dictionary'

type Named = { name: string }
type Counted = { count: number }

/** Words of the exercise selector, of the exercise form and of the sheet. */
export const exerciseMessages = dictionary({
  // Selector
  selectorTitle: { fr: 'Ajouter des exercices', en: 'Add exercises' },
  search: { fr: 'Rechercher un exercice', en: 'Search exercises' },
  recent: { fr: 'Récents', en: 'Recent' },
  common: { fr: 'Courants', en: 'Common' },
  alphabet: { fr: 'De A à Z', en: 'A to Z' },
  group: { fr: 'Groupe musculaire', en: 'Muscle group' },
  all: { fr: 'Tous', en: 'All' },
  added: { fr: 'Ajouté', en: 'Added' },
  own: { fr: 'Personnel', en: 'Custom' },
  waiting: { fr: 'en attente de synchronisation', en: 'waiting to sync' },
  addSelection: { fr: 'Ajouter la sélection', en: 'Add selection' },
  nothingSelected: { fr: 'Aucune sélection', en: 'Nothing selected' },
  nothingSelectedText: {
    fr: 'Cochez au moins un exercice à ajouter.',
    en: 'Select at least one exercise to add.',
  },
  selected: {
    fr: ({ count }: Counted) => (count < 2 ? `${count} choisi` : `${count} choisis`),
    en: ({ count }) => `${count} selected`,
  },
  results: {
    fr: ({ count }: Counted) => (count < 2 ? `${count} exercice` : `${count} exercices`),
    en: ({ count }) => (count === 1 ? '1 exercise' : `${count} exercises`),
  },
  noResult: { fr: 'Aucun exercice trouvé', en: 'No exercises found' },
  noResultText: {
    fr: 'Essayez un autre mot ou un autre groupe musculaire, ou créez cet exercice.',
    en: 'Try another word or another muscle group, or create this exercise.',
  },
  tooMany: {
    fr: ({ count }: Counted) => `Un programme contient au plus ${count} exercices.`,
    en: ({ count }) => `A program holds at most ${count} exercises.`,
  },
  loading: { fr: 'Chargement des exercices', en: 'Loading exercises' },
  loadError: { fr: 'Impossible de charger les exercices.', en: 'The exercises could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  close: { fr: 'Fermer', en: 'Close' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  detailsOf: { fr: ({ name }: Named) => `Détails : ${name}`, en: ({ name }) => `Details: ${name}` },
  editNamed: { fr: ({ name }: Named) => `Modifier ${name}`, en: ({ name }) => `Edit ${name}` },
  deleteNamed: { fr: ({ name }: Named) => `Supprimer ${name}`, en: ({ name }) => `Delete ${name}` },

  // Form
  create: { fr: 'Créer un exercice', en: 'Create an exercise' },
  editTitle: { fr: 'Modifier l’exercice', en: 'Edit exercise' },
  name: { fr: "Nom de l'exercice", en: 'Exercise name' },
  equipment: { fr: 'Équipement', en: 'Equipment' },
  mainGroup: { fr: 'Groupe musculaire principal', en: 'Main muscle group' },
  chooseGroup: { fr: 'Choisir un groupe', en: 'Choose a group' },
  secondary: { fr: 'Muscles secondaires', en: 'Secondary muscles' },
  groupFirst: {
    fr: 'Choisissez d’abord le groupe musculaire principal.',
    en: 'Choose the main muscle group first.',
  },
  description: { fr: 'Description', en: 'Description' },
  imageUrl: { fr: "URL de l'image", en: 'Image URL' },
  save: { fr: 'Enregistrer', en: 'Save' },
  nameRequired: { fr: "Le nom de l'exercice est obligatoire.", en: 'The exercise name is required.' },
  groupRequired: {
    fr: 'Le groupe musculaire principal est obligatoire.',
    en: 'The main muscle group is required.',
  },
  notHttps: { fr: 'L’adresse doit commencer par https.', en: 'The address must start with https.' },
  saved: { fr: 'Exercice enregistré', en: 'Exercise saved' },
  deleteTitle: { fr: 'Supprimer cet exercice ?', en: 'Delete this exercise?' },
  deleteText: {
    fr: ({ name }: Named) =>
      `« ${name} » ne sera plus proposé. Les programmes et les séances qui l’utilisent le gardent.`,
    en: ({ name }) => `“${name}” will no longer be offered. Programs and workouts that use it keep it.`,
  },
  delete: { fr: 'Supprimer', en: 'Delete' },
  deleted: { fr: 'Exercice supprimé', en: 'Exercise deleted' },

  // Sheet
  exercise: { fr: 'Exercice', en: 'Exercise' },
  unknown: { fr: 'Exercice introuvable', en: 'Exercise not found' },
  muscles: {
    fr: ({ main, others }: { main: string; others: string }) =>
      others === '' ? `Muscles travaillés : ${main}` : `Muscles travaillés : ${main} ; secondaires : ${others}`,
    en: ({ main, others }) =>
      others === '' ? `Muscles worked: ${main}` : `Muscles worked: ${main}; secondary: ${others}`,
  },
  stabilising: { fr: 'Muscles stabilisateurs', en: 'Stabilizing muscles' },
  otherNames: { fr: 'Autres noms', en: 'Other names' },
  /** Name of the tabs. */
  parts: { fr: 'À savoir', en: 'Good to know' },
  guideMissing: {
    fr: 'Le guide de cet exercice n’est pas sur cet appareil.',
    en: 'The guide of this exercise is not on this device.',
  },
  howTo: { fr: 'Exécution', en: 'How to do it' },
  noDetails: {
    fr: 'Les détails de cet exercice ne sont pas disponibles.',
    en: 'The details of this exercise are not available.',
  },
})
