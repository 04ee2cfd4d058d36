import type { MuscleUse } from '@fonte/contract/admin/library-muscle'
import { dictionary } from '@fonte/domain/words/dictionary'
import { isolated } from '@fonte/domain/words/visible-text'

type Named = { readonly name: string }
type Counted = { readonly count: number }

const exercisesFr = (count: number): string => `${count} ${count < 2 ? 'exercice' : 'exercices'}`
const exercisesEn = (count: number): string => `${count} ${count === 1 ? 'exercise' : 'exercises'}`

/** Words of `/admin/muscles`. */
export const musclesMessages = dictionary({
  title: { fr: 'Muscles', en: 'Muscles' },
  help: {
    fr: 'Les groupes musculaires et leurs muscles, dans l’ordre où ils sont proposés.',
    en: 'The muscle groups and their muscles, in the order in which they are offered.',
  },
  loadFailed: { fr: 'Impossible de charger les données.', en: 'The data could not be loaded.' },
  none: { fr: 'Aucun groupe musculaire', en: 'No muscle groups' },
  noneText: { fr: 'Créez le premier groupe.', en: 'Create the first group.' },
  noMuscle: { fr: 'Aucun muscle dans ce groupe.', en: 'No muscles in this group.' },
  createGroup: { fr: 'Nouveau groupe', en: 'New group' },
  createMuscle: { fr: 'Nouveau muscle', en: 'New muscle' },
  createMuscleIn: {
    fr: ({ name }: Named) => `Nouveau muscle\u00a0: ${name}`,
    en: ({ name }) => `New muscle: ${name}`,
  },
  editGroup: { fr: 'Modifier le groupe', en: 'Edit group' },
  editMuscle: { fr: 'Modifier le muscle', en: 'Edit muscle' },
  edit: { fr: 'Modifier', en: 'Edit' },
  delete: { fr: 'Supprimer', en: 'Delete' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  close: { fr: 'Fermer', en: 'Close' },
  save: { fr: 'Enregistrer', en: 'Save' },
  up: { fr: 'Monter', en: 'Move up' },
  down: { fr: 'Descendre', en: 'Move down' },
  actionsOf: { fr: ({ name }: Named) => `Actions\u00a0: ${name}`, en: ({ name }) => `Actions: ${name}` },
  exercises: { fr: ({ count }: Counted) => exercisesFr(count), en: ({ count }) => exercisesEn(count) },
  nameMissing: { fr: 'Nom anglais manquant', en: 'English name missing' },

  // Form
  name: { fr: 'Nom', en: 'Name' },
  nameEn: { fr: 'Nom (anglais)', en: 'Name (English)' },
  englishHint: {
    fr: 'Sans traduction, le nom français est affiché.',
    en: 'Without a translation, the French name is shown.',
  },
  region: { fr: 'Zone du schéma corporel', en: 'Area of the body map' },
  noRegion: { fr: 'Aucune', en: 'None' },
  required: { fr: 'Le nom est obligatoire.', en: 'The name is required.' },
  groupNameTaken: {
    fr: 'Un autre groupe porte ou a porté ce nom.',
    en: 'Another group has or had this name.',
  },
  muscleNameTaken: {
    fr: 'Un autre muscle de ce groupe porte ou a porté ce nom.',
    en: 'Another muscle in this group has or had this name.',
  },

  // What came of it
  groupSaved: { fr: 'Groupe enregistré', en: 'Group saved' },
  muscleSaved: { fr: 'Muscle enregistré', en: 'Muscle saved' },
  groupNotCreated: { fr: 'Impossible de créer le groupe.', en: 'The group could not be created.' },
  groupNotChanged: { fr: 'Impossible de modifier le groupe.', en: 'The group could not be changed.' },
  groupNotDeleted: { fr: 'Impossible de supprimer le groupe.', en: 'The group could not be deleted.' },
  muscleNotCreated: { fr: 'Impossible de créer le muscle.', en: 'The muscle could not be created.' },
  muscleNotChanged: { fr: 'Impossible de modifier le muscle.', en: 'The muscle could not be changed.' },
  muscleNotDeleted: { fr: 'Impossible de supprimer le muscle.', en: 'The muscle could not be deleted.' },
  notMoved: { fr: 'Impossible de changer l’ordre.', en: 'The order could not be changed.' },
  orderStale: {
    fr: 'Un autre administrateur a changé la liste. La voici à jour.',
    en: 'Another administrator has changed the list. Here is the current one.',
  },
  movedTo: {
    fr: ({ name, place, count }: Named & Counted & { place: number }) =>
      `${name}\u00a0: position ${place} sur ${count}`,
    en: ({ name, place, count }) => `${name}: position ${place} of ${count}`,
  },

  // Deleting
  deleteGroupTitle: { fr: 'Supprimer ce groupe\u00a0?', en: 'Delete this group?' },
  deleteMuscleTitle: { fr: 'Supprimer ce muscle\u00a0?', en: 'Delete this muscle?' },
  deleteGroupText: {
    fr: ({ name, count }: Named & Counted) =>
      count === 0
        ? `«\u00a0${isolated(name)}\u00a0» ne sera plus proposé.`
        : `«\u00a0${isolated(name)}\u00a0» ne sera plus proposé, ni ${count < 2 ? 'son muscle' : `ses ${count} muscles`}.`,
    en: ({ name, count }) =>
      count === 0
        ? `“${isolated(name)}” will no longer be offered.`
        : `“${isolated(name)}” will no longer be offered, nor ${count === 1 ? 'its muscle' : `its ${count} muscles`}.`,
  },
  deleteMuscleText: {
    fr: ({ name }: Named) => `«\u00a0${isolated(name)}\u00a0» ne sera plus proposé.`,
    en: ({ name }) => `“${isolated(name)}” will no longer be offered.`,
  },
  unused: { fr: 'Aucun exercice ne l’utilise.', en: 'No exercise uses it.' },
  used: {
    fr: ({ exercises, own_exercises }: MuscleUse) =>
      `Utilisé par ${exercisesFr(exercises)} de la bibliothèque et ${exercisesFr(own_exercises)} de membres, archivés compris\u00a0: suppression impossible.`,
    en: ({ exercises, own_exercises }) =>
      `Used by ${exercisesEn(exercises)} in the library and ${exercisesEn(own_exercises)} of members, archived ones included: it cannot be deleted.`,
  },
  useLoading: { fr: 'Recherche de ce qui l’utilise…', en: 'Checking what uses it…' },
  useFailed: { fr: 'Impossible de savoir ce qui l’utilise.', en: 'Could not find out what uses it.' },
  groupDeleted: { fr: 'Groupe supprimé', en: 'Group deleted' },
  muscleDeleted: { fr: 'Muscle supprimé', en: 'Muscle deleted' },
})
