import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the list of sessions; people know a session as a device. */
export const sessionMessages = dictionary({
  devices: { fr: 'Appareils connectés', en: 'Logged-in devices' },
  loading: { fr: 'Chargement des appareils…', en: 'Loading your devices…' },
  failed: { fr: 'Les appareils n’ont pas pu être chargés.', en: 'Your devices could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  unknown: { fr: 'Appareil inconnu', en: 'Unknown device' },
  current: { fr: 'Cet appareil', en: 'This device' },
  lastUsed: { fr: (date: string) => `Vu le ${date}`, en: (date) => `Last seen ${date}` },
  signOut: { fr: 'Déconnecter', en: 'Log out' },
  signOutNamed: {
    fr: (device: string, date: string) => `Déconnecter ${device}, vu le ${date}`,
    en: (device, date) => `Log out ${device}, last seen ${date}`,
  },
  signOutOthers: { fr: 'Déconnecter tous les autres', en: 'Log out all others' },
  othersQuestion: { fr: 'Déconnecter tous les autres appareils ?', en: 'Log out all other devices?' },
  othersText: {
    fr: 'Il faudra s’y reconnecter. Ce qu’ils n’ont pas encore envoyé y reste.',
    en: 'You will have to log in on them again. What they have not sent yet stays on them.',
  },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  signedOut: { fr: 'Appareil déconnecté', en: 'Device logged out' },
  othersSignedOut: { fr: 'Autres appareils déconnectés', en: 'Other devices logged out' },
  error: { fr: 'Erreur', en: 'Error' },
})
