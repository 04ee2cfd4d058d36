import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of bringing something in. */
export const importMessages = dictionary({
  title: { fr: 'Importer', en: 'Import' },
  text: {
    fr: 'Ouvrez un programme qu’on vous a envoyé\u00a0: un fichier en .fonte.json. Il est lu sur cet appareil.',
    en: 'Open a program that somebody sent you: a .fonte.json file. It is read on this device.',
  },
  choose: { fr: 'Choisir un fichier', en: 'Choose a file' },
  back: { fr: 'Paramètres', en: 'Settings' },
  reading: { fr: 'Lecture du fichier', en: 'Reading the file' },
})
