import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the switches of sound and vibration. */
export const cueMessages = dictionary({
  sound: { fr: 'Sons de la séance', en: 'Workout sounds' },
  vibration: { fr: 'Vibration en fin de repos', en: 'Vibrate when rest ends' },
  on: { fr: 'Oui', en: 'On' },
  off: { fr: 'Non', en: 'Off' },
})
