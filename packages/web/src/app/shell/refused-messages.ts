import { dictionary } from '@fonte/domain/words/dictionary'
import { items } from './banners/banner-messages.ts'

/** Words about what the server refused. */
export const refusedMessages = dictionary({
  refused: {
    fr: (count: number) => `Le serveur a refusé ${items.fr(count)}.`,
    en: (count) => `${items.en(count)} refused by the server.`,
  },
  show: { fr: 'Voir', en: 'View' },
  notShown: { fr: 'Impossible d’afficher le détail', en: 'The details could not be shown' },
  refusedTitle: { fr: 'Refusé par le serveur', en: 'Refused by the server' },
  refusedText: {
    fr: 'Rien n’est perdu : ces éléments restent sur cet appareil jusqu’à votre décision.',
    en: 'Nothing is lost: these items stay on this device until you decide.',
  },
  discard: { fr: 'Abandonner', en: 'Discard' },
  unknownItem: { fr: 'Élément', en: 'Item' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  close: { fr: 'Fermer', en: 'Close' },
})
