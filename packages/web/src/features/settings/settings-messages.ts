import { dictionary } from '@fonte/domain/words/dictionary'
import { usernameWords } from '../../platform/words/username-words.ts'

/** Words of the settings. */
export const settingsMessages = dictionary({
  title: { fr: 'Paramètres', en: 'Settings' },
  plan: { fr: 'Abonnement', en: 'Subscription' },
  profile: { fr: 'Profil', en: 'Profile' },
  username: { fr: 'Pseudo public', en: 'Public username' },
  usernameHint: {
    fr: 'De 3 à 30 caractères. Visible sur les programmes publiés.',
    en: '3 to 30 characters. Shown on published programs.',
  },
  ...usernameWords,
  save: { fr: 'Enregistrer', en: 'Save' },
  saving: { fr: 'Enregistrement…', en: 'Saving…' },
  unchanged: { fr: 'Aucun changement', en: 'No changes' },
  unchangedText: { fr: 'C’est déjà votre pseudo.', en: 'This is already your username.' },
  saved: { fr: 'Pseudo mis à jour', en: 'Username updated' },
  savedText: {
    fr: (username: string) => `Vous apparaissez maintenant sous le nom ${username}.`,
    en: (username) => `You now appear as ${username}.`,
  },
  error: { fr: 'Erreur', en: 'Error' },
  failed: { fr: 'Impossible de mettre à jour le pseudo.', en: 'The username could not be updated.' },
  untraced: {
    fr: 'Impossible de tracer le changement de pseudo.',
    en: 'The username change could not be recorded.',
  },
  display: { fr: 'Affichage et sons', en: 'Display and sounds' },
  language: { fr: 'Langue', en: 'Language' },
  theme: { fr: 'Thème', en: 'Theme' },
  system: { fr: 'Auto', en: 'Auto' },
  light: { fr: 'Clair', en: 'Light' },
  dark: { fr: 'Sombre', en: 'Dark' },
  security: { fr: 'Mot de passe', en: 'Password' },
  secondFactor: { fr: 'Validation en deux étapes', en: 'Two-step verification' },
  activity: { fr: 'Activité du compte', en: 'Account activity' },
  devices: { fr: 'Appareils connectés', en: 'Logged-in devices' },
  help: { fr: 'Aide', en: 'Help' },
  support: { fr: 'Support', en: 'Support' },
  supportText: {
    fr: 'Signaler un bug ou un comportement inapproprié, proposer une idée',
    en: 'Report a bug or inappropriate behavior, suggest an idea',
  },
  whatsNew: { fr: 'Nouveautés', en: 'What’s new' },
  privacy: { fr: 'Confidentialité', en: 'Privacy' },
  terms: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  dataDeletion: { fr: 'Suppression des données', en: 'Data deletion' },
  install: { fr: 'Installer Fonte', en: 'Install Fonte' },
  installText: {
    fr: 'L’iPhone et l’iPad effacent ce qu’un site garde sur l’appareil après sept jours sans visite. Une fois installée, l’application Fonte garde tout.',
    en: 'iPhone and iPad erase what a site keeps on the device after seven days without a visit. Once installed, the Fonte app keeps everything.',
  },
  installHow: {
    fr: 'Touchez le bouton Partager, puis « Sur l’écran d’accueil ».',
    en: 'Tap the Share button, then “Add to Home Screen”.',
  },
  developer: { fr: 'Outils de développement', en: 'Developer tools' },
  developerText: { fr: 'Ferme la session sur cet appareil.', en: 'Ends the session on this device.' },
  signOut: { fr: 'Déconnexion', en: 'Log out' },
  account: { fr: 'Compte', en: 'Account' },
  danger: { fr: 'Zone de danger', en: 'Danger zone' },
})
