import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

const waiting = {
  fr: (count: number) => `${count} ${plural('fr', count, { one: 'élément', other: 'éléments' })}`,
  en: (count: number) => `${count} ${plural('en', count, { one: 'item', other: 'items' })}`,
}

export const shellMessages = dictionary({
  loading: { fr: 'Chargement…', en: 'Loading…' },
  close: { fr: 'Fermer', en: 'Close' },
  messages: { fr: 'Messages (touche {hotkey})', en: 'Messages ({hotkey} key)' },
  offline: { fr: 'Hors ligne.', en: 'Offline.' },
  waiting: {
    fr: (count: number) => `${waiting.fr(count)} en attente de synchronisation.`,
    en: (count) => `${waiting.en(count)} waiting to sync.`,
  },
  olderServer: {
    fr: (count: number) => `${waiting.fr(count)} en attente : le serveur n’est pas encore à jour.`,
    en: (count) => `${waiting.en(count)} waiting: the server is not up to date yet.`,
  },
  tryNow: { fr: 'Réessayer', en: 'Try now' },
  inMemory: {
    fr: 'Ce navigateur ne garde rien sur l’appareil : ce qui n’est pas encore envoyé sera perdu si vous fermez la page.',
    en: 'This browser keeps nothing on the device: what has not been sent yet is lost if you close the page.',
  },
  emptied: {
    fr: 'Le navigateur a effacé ce que Fonte gardait sur cet appareil. Ce qui attendait d’être envoyé y a été remis depuis cette page.',
    en: 'The browser deleted what Fonte kept on this device. What was waiting to be sent was put back from this page.',
  },
  refused: {
    fr: (count: number) => `Le serveur a refusé ${waiting.fr(count)}.`,
    en: (count) => `${waiting.en(count)} refused by the server.`,
  },
  show: { fr: 'Voir', en: 'View' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  newVersion: { fr: 'Une nouvelle version de Fonte est prête.', en: 'A new version of Fonte is ready.' },
  update: { fr: 'Mettre à jour', en: 'Update' },
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
