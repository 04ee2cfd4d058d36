import { dictionary } from '@fonte/domain/words/dictionary'

export const shellMessages = dictionary({
  loading: { fr: 'Chargement…', en: 'Loading…' },
  close: { fr: 'Fermer', en: 'Close' },
  messages: { fr: 'Messages (touche {hotkey})', en: 'Messages ({hotkey} key)' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  failedTitle: { fr: 'Cette page n’a pas pu s’ouvrir', en: 'This page could not be opened' },
  failedNetwork: {
    fr: 'Elle n’est pas encore sur cet appareil et le réseau ne répond pas.',
    en: 'It is not on this device yet and the network is not responding.',
  },
  failedOther: {
    fr: 'Une erreur est survenue. Vos données sont intactes.',
    en: 'An error occurred. Your data is safe.',
  },
  backHome: { fr: 'Retour à l’accueil', en: 'Back to home' },
  sessionEnded: { fr: 'Votre session a pris fin', en: 'Your session has ended' },
  sessionEndedText: {
    fr: 'Veuillez vous reconnecter. Vos données restent sur cet appareil.',
    en: 'Please log in again. Your data stays on this device.',
  },
})
