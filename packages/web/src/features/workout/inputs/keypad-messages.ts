import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the keypad of figures. */
export const keypadMessages = dictionary({
  keypad: { fr: 'Pavé numérique', en: 'Keypad' },
  erase: { fr: 'Effacer', en: 'Erase' },
  add: { fr: (step: string) => `Ajouter ${step}`, en: (step) => `Add ${step}` },
  take: { fr: (step: string) => `Retirer ${step}`, en: (step) => `Take off ${step}` },
  decimalSign: { fr: 'Virgule', en: 'Decimal point' },
  hide: { fr: 'Replier le pavé numérique', en: 'Hide the keypad' },
  next: { fr: 'Suivant', en: 'Next' },
})
