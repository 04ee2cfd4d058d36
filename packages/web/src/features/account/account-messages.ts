import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the account menu and of signing out. */
export const accountMessages = dictionary({
  menu: { fr: 'Menu du compte', en: 'Account menu' },
  language: { fr: 'Langue', en: 'Language' },
  french: { fr: 'Français', en: 'Français' },
  english: { fr: 'English', en: 'English' },
  theme: { fr: 'Thème', en: 'Theme' },
  system: { fr: 'Auto', en: 'Auto' },
  light: { fr: 'Clair', en: 'Light' },
  dark: { fr: 'Sombre', en: 'Dark' },
  settings: { fr: 'Paramètres', en: 'Settings' },
  signOut: { fr: 'Déconnexion', en: 'Log out' },
  signOutFailed: { fr: 'Erreur de déconnexion', en: 'Logout error' },
  tryAgain: { fr: 'Une erreur est survenue. Veuillez réessayer.', en: 'An error occurred. Please try again.' },
  error: { fr: 'Erreur', en: 'Error' },
  languageWaits: { fr: 'Langue changée', en: 'Language changed' },
  unitWaits: { fr: 'Unité changée', en: 'Unit changed' },
  preferenceWaits: {
    fr: 'Elle sera enregistrée au retour du réseau.',
    en: 'It will be saved when the network is back.',
  },
  languageFailed: { fr: 'Impossible de changer la langue.', en: 'The language could not be changed.' },
  unitFailed: { fr: 'Impossible de changer l’unité.', en: 'The unit could not be changed.' },
  unsentTitle: { fr: 'Pas encore envoyé', en: 'Not sent yet' },
  unsentText: {
    fr: 'Ces éléments n’ont pas encore atteint le serveur. Ils restent sur cet appareil et partiront à votre prochaine connexion.',
    en: 'These items have not reached the server yet. They stay on this device and will be sent when you log in again.',
  },
  draftsTitle: { fr: 'Pas enregistré', en: 'Not saved' },
  draftsText: {
    fr: 'Ce que vous avez commencé à écrire sans l’enregistrer, programme ou message au support, sera effacé de cet appareil.',
    en: 'What you started writing and did not save, a program or a message to support, will be erased from this device.',
  },
  item: { fr: 'Élément', en: 'Item' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
})
