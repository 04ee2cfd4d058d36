import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the page that tells what is new. */
export const releaseMessages = dictionary({
  title: { fr: 'Nouveautés', en: 'What’s new' },
  back: { fr: 'Paramètres', en: 'Settings' },
  added: { fr: 'Nouveau', en: 'Added' },
  changed: { fr: 'Amélioré', en: 'Changed' },
  fixed: { fr: 'Corrigé', en: 'Fixed' },
  security: { fr: 'Sécurité', en: 'Security' },
})
