import { dictionary } from '@fonte/domain/words/dictionary'

/** How hard a password is to guess, in words. */
export const strengthMessages = dictionary({
  strength: {
    fr: (level: 0 | 1 | 2 | 3 | 4) =>
      `Robustesse : ${['insuffisante', 'faible', 'moyenne', 'bonne', 'excellente'][level]}`,
    en: (level) => `Strength: ${['too weak', 'weak', 'fair', 'good', 'excellent'][level]}`,
  },
})
