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
})
