import { dictionary } from '@fonte/domain/words/dictionary'

/** Words about what the server refused. */
export const refusedMessages = dictionary({
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
