import { dictionary } from '@fonte/domain/words/dictionary'

type Named = { name: string }

/** Words of the folders of one's own programs. */
export const folderMessages = dictionary({
  folders: { fr: 'Dossiers', en: 'Folders' },
  folder: { fr: 'Dossier', en: 'Folder' },
  all: { fr: 'Tous', en: 'All' },
  sort: { fr: 'Ranger en dossiers', en: 'Sort into folders' },
  title: { fr: 'Dossiers de mes programmes', en: 'Folders of my programs' },
  newFolder: { fr: 'Nouveau dossier', en: 'New folder' },
  add: { fr: 'Ajouter', en: 'Add' },
  taken: { fr: 'Ce dossier existe déjà.', en: 'This folder exists already.' },
  full: { fr: 'Au plus 20 dossiers.', en: 'At most 20 folders.' },
  remove: { fr: ({ name }: Named) => `Retirer le dossier ${name}`, en: ({ name }) => `Remove folder ${name}` },
  empty: { fr: 'Aucun programme dans ce dossier.', en: 'No program in this folder.' },
  none: { fr: 'Aucun', en: 'None' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  save: { fr: 'Enregistrer', en: 'Save' },
})
