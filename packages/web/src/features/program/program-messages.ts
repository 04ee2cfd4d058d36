import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'

type Named = { name: string }
type Counted = { count: number }
/** A week of a series: its days, and how many workouts they make. */
type Week = { days: number; workouts: string; inTurn: boolean }
type Weighed = { weight: string; unit: WeightUnit }

/** Words of the home screen, of its cards and of a program's details. */
export const programMessages = dictionary({
  title: { fr: 'Accueil', en: 'Home' },
  /** The username follows. */
  welcome: { fr: 'Bienvenue,', en: 'Welcome,' },
  nobody: { fr: 'champion', en: 'champion' },
  own: { fr: 'Mes programmes', en: 'My programs' },
  community: { fr: 'Programmes de la communauté', en: 'Community programs' },
  predefined: { fr: 'Programmes prédéfinis', en: 'Predefined programs' },
  fold: { fr: ({ name }: Named) => `Replier ${name}`, en: ({ name }) => `Collapse ${name}` },
  unfold: { fr: ({ name }: Named) => `Déplier ${name}`, en: ({ name }) => `Expand ${name}` },
  create: { fr: 'Créer un programme', en: 'Create a program' },
  quick: { fr: 'Séance libre', en: 'Quick workout' },
  ownEmpty: { fr: 'La barre est encore vide', en: 'The bar is still empty' },
  ownEmptyText: {
    fr: 'Composez un premier programme, ou partez d’un programme prédéfini.',
    en: 'Put together your first program, or start from a predefined one.',
  },
  ownNone: { fr: 'Aucun programme personnel', en: 'No program of your own' },
  following: { fr: ({ name }: Named) => `Vous suivez «\u00a0${name}\u00a0»`, en: ({ name }) => `You follow “${name}”` },
  followingText: {
    fr: 'Dupliquez-le pour l’adapter, ou composez le vôtre.',
    en: 'Duplicate it to adapt it, or put together your own.',
  },
  communityEmpty: { fr: 'Aucun programme copié', en: 'No copied programs yet' },
  communityEmptyText: {
    fr: 'Les programmes copiés apparaîtront ici.',
    en: 'Programs you copy appear here.',
  },
  predefinedEmpty: { fr: 'Aucun programme prédéfini', en: 'No predefined program' },
  predefinedEmptyText: {
    fr: 'Les programmes proposés par Fonte apparaîtront ici.',
    en: 'The programs that Fonte suggests will appear here.',
  },
  week: {
    fr: ({ days, workouts, inTurn }: Week) =>
      inTurn ? `${days}\u00a0séances en alternance, ${workouts} par semaine` : `Semaine de ${days}\u00a0séances`,
    en: ({ days, workouts, inTurn }) =>
      inTurn ? `${days} workouts in turn, ${workouts} a week` : `A week of ${days} workouts`,
  },
  otherPrograms: { fr: 'Autres programmes', en: 'Other programs' },
  loading: { fr: 'Chargement des programmes', en: 'Loading programs' },
  loadError: { fr: 'Impossible de charger les programmes.', en: 'The programs could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Retry' },

  // Card
  badgePredefined: { fr: 'Prédéfini', en: 'Predefined' },
  badgePublished: { fr: 'Publié', en: 'Published' },
  badgeCopied: { fr: 'Copié', en: 'Copied' },
  waiting: { fr: 'en attente de synchronisation', en: 'waiting to sync' },
  refused: { fr: 'non synchronisé', en: 'not synced' },
  exercises: {
    fr: ({ count }: Counted): string => (count < 2 ? 'exercice' : 'exercices'),
    en: ({ count }) => (count === 1 ? 'exercise' : 'exercises'),
  },
  sets: {
    fr: ({ count }: Counted): string => (count < 2 ? 'série' : 'séries'),
    en: ({ count }) => (count === 1 ? 'set' : 'sets'),
  },
  minutes: { fr: 'min', en: 'min' },
  view: { fr: 'Voir', en: 'View' },
  begin: { fr: 'Commencer', en: 'Start' },
  actionsOf: { fr: ({ name }: Named) => `Actions : ${name}`, en: ({ name }) => `Actions: ${name}` },
  edit: { fr: 'Modifier', en: 'Edit' },
  duplicate: { fr: 'Dupliquer', en: 'Duplicate' },
  publish: { fr: 'Publier', en: 'Publish' },
  unpublish: { fr: 'Retirer', en: 'Unpublish' },
  share: { fr: 'Partager', en: 'Share' },
  shareFile: { fr: 'Partager en fichier', en: 'Share as file' },
  delete: { fr: 'Supprimer', en: 'Delete' },
  copySuffix: { fr: ' (copie)', en: ' (copy)' },
  duplicated: { fr: 'Programme dupliqué', en: 'Program duplicated' },
  deleted: { fr: 'Programme supprimé', en: 'Program deleted' },
  undo: { fr: 'Annuler', en: 'Undo' },
  undone: { fr: 'Suppression annulée', en: 'Deletion undone' },
  tooLateToUndo: { fr: 'Le programme est déjà supprimé.', en: 'The program is already deleted.' },
  muscles: {
    fr: ({ names }: { names: string }) => `Muscles travaillés : ${names}`,
    en: ({ names }) => `Muscles worked: ${names}`,
  },

  // Details
  close: { fr: 'Fermer', en: 'Close' },
  start: { fr: 'Commencer la séance', en: 'Start workout' },
  readMore: { fr: 'Lire la suite', en: 'Read more' },
  readLess: { fr: 'Réduire', en: 'Read less' },
  exerciseList: { fr: 'Exercices', en: 'Exercises' },
  estimated: { fr: 'min environ', en: 'min, approx.' },
  setsOf: {
    fr: ({ sets, reps }: { sets: string; reps: string }) => `${sets} × ${reps} rép.`,
    en: ({ sets, reps }) => `${sets} × ${reps} reps`,
  },
  weightOf: {
    fr: ({ weight, unit }: Weighed) => (weight === '0' ? 'sans charge' : `${weight} ${unit}`),
    en: ({ weight, unit }) => (weight === '0' ? 'no weight' : `${weight} ${unit}`),
  },
  restOf: { fr: ({ rest }: { rest: string }) => `repos ${rest} s`, en: ({ rest }) => `rest ${rest} s` },
  restBefore: {
    fr: ({ rest }: { rest: string }) => `Repos avant l’exercice suivant : ${rest} s`,
    en: ({ rest }) => `Rest before next exercise: ${rest} s`,
  },

  // Notices
  draftWaits: {
    fr: ({ name }: Named) =>
      name === '' ? 'Un programme n’a pas été enregistré.' : `« ${name} » n’a pas été enregistré.`,
    en: ({ name }) => (name === '' ? 'A program was not saved.' : `“${name}” was not saved.`),
  },
  resume: { fr: 'Reprendre', en: 'Resume' },
  discard: { fr: 'Abandonner', en: 'Discard' },
  conflictWaits: {
    fr: ({ name }: Named) => `« ${name} » a été modifié sur un autre appareil.`,
    en: ({ name }) => `“${name}” was changed on another device.`,
  },
  deletionWaits: {
    fr: ({ name }: Named) => `« ${name} » a été supprimé sur un autre appareil.`,
    en: ({ name }) => `“${name}” was deleted on another device.`,
  },
  compare: { fr: 'Choisir', en: 'Choose' },

  // Conflict
  conflictTitle: { fr: 'Quelle version garder ?', en: 'Which version do you want to keep?' },
  conflictText: {
    fr: 'Ce programme a été modifié ailleurs pendant que vous le modifiiez ici.',
    en: 'This program was changed elsewhere while you were changing it here.',
  },
  goneText: {
    fr: 'Ce programme a été supprimé ailleurs pendant que vous le modifiiez ici.',
    en: 'This program was deleted elsewhere while you were changing it here.',
  },
  mine: { fr: 'Ma version', en: 'My version' },
  theirs: { fr: 'L’autre version', en: 'The other version' },
  savedOn: { fr: ({ date }: { date: string }) => `Enregistrée le ${date}`, en: ({ date }) => `Saved on ${date}` },
  changedLine: { fr: 'différent', en: 'different' },
  keepMine: { fr: 'Garder la mienne', en: 'Keep mine' },
  takeTheirs: { fr: 'Prendre l’autre', en: 'Take the other' },
  keepCopy: { fr: 'Garder les deux', en: 'Keep both' },
  keepAsNew: { fr: 'Garder comme nouveau programme', en: 'Keep as a new program' },
  letGo: { fr: 'Ne pas le rétablir', en: 'Leave it deleted' },
})
