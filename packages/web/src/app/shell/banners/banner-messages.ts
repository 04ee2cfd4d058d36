import { dictionary } from '@fonte/domain/words/dictionary'

/** How many writes are told of. */
export const items = {
  fr: (count: number) => `${count} élément${count < 2 ? '' : 's'}`,
  en: (count: number) => `${count} item${count === 1 ? '' : 's'}`,
}

/** Words of what is told above every page. */
export const bannerMessages = dictionary({
  offline: { fr: 'Hors ligne.', en: 'Offline.' },
  silent: { fr: 'Pas de réponse du serveur.', en: 'No response from the server.' },
  waiting: {
    fr: (count: number) => `${items.fr(count)} en attente de synchronisation.`,
    en: (count) => `${items.en(count)} waiting to sync.`,
  },
  olderServer: {
    fr: (count: number) => `${items.fr(count)} en attente : le serveur n’est pas encore à jour.`,
    en: (count) => `${items.en(count)} waiting: the server is not up to date yet.`,
  },
  inMemory: {
    fr: 'Ce navigateur ne garde rien sur l’appareil : ce qui n’est pas encore envoyé sera perdu si vous fermez la page.',
    en: 'This browser keeps nothing on the device: what has not been sent yet is lost if you close the page.',
  },
  emptied: {
    fr: 'Le navigateur a effacé ce que Fonte gardait sur cet appareil. Ce qui attendait d’être envoyé y a été remis depuis cette page.',
    en: 'The browser deleted what Fonte kept on this device. What was waiting to be sent was put back from this page.',
  },
  newVersion: { fr: 'Une nouvelle version de Fonte est prête.', en: 'A new version of Fonte is ready.' },
  update: { fr: 'Mettre à jour', en: 'Update' },
  retry: { fr: 'Réessayer', en: 'Retry' },
})
