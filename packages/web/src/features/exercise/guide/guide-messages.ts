import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the guide of a lift. */
export const guideMessages = dictionary({
  setUp: { fr: 'Mise en place', en: 'Setup' },
  movement: { fr: 'Mouvement', en: 'Movement' },
  breathing: { fr: 'Respiration', en: 'Breathing' },
  safety: { fr: 'Sécurité', en: 'Safety' },
  faults: { fr: 'Erreurs fréquentes', en: 'Common faults' },
  easier: { fr: 'Plus facile', en: 'Easier' },
  harder: { fr: 'Plus difficile', en: 'Harder' },
  substitutes: { fr: 'Pour le remplacer', en: 'Substitutes' },
  /** The guide is in the other language. */
  otherLanguage: {
    fr: 'En anglais pour l’instant\u00a0: le texte français arrive avec le réseau.',
    en: 'In French for now: the English text comes with the network.',
  },
})
