/** What the form or the server has against a username, for the dictionaries of the forms that ask for one. */
export const usernameWords = {
  badUsername: {
    fr: 'De 3 à 30 lettres, chiffres, points, tirets ou tirets bas.',
    en: '3 to 30 letters, digits, dots, hyphens or underscores.',
  },
  mixedUsername: {
    fr: 'Utilisez un seul alphabet dans le pseudo.',
    en: 'Use a single alphabet in the username.',
  },
  reservedUsername: { fr: 'Ce pseudo est réservé.', en: 'This username is reserved.' },
} as const
