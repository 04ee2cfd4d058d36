import { textsOf } from './typography.mjs'

/** What no text of the product says: a second word for one act, a foreign spelling, a turn of the other language. */
const unwanted = {
  fr: [
    { what: 'says tu', pattern: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})/iu },
    { what: 'writes three dots for …', pattern: /\.\.\./u },
    { what: 'writes the unit in capitals', pattern: /(?<!\p{L})KG(?!\p{L})/u },
    { what: 'copies English', pattern: /en contrôle|Sûreté|comportement à signaler|^Tout (?:Premium|Basic)/u },
    { what: 'weighs nothing', pattern: /(?<!\p{N})0\s?kg/u },
  ],
  en: [
    {
      what: 'is not spelled as in America',
      pattern:
        /\b(?:\w*(?:avour|olour|entre)s?|behaviour|cancell(?:ed|ing)|travell\w+|programmes?|practis\w+|(?:recogn|organ|real|custom)is(?:e[ds]?|ing|ations?)|back-up|ticked)\b/iu,
    },
    { what: 'writes three dots for …', pattern: /\.\.\./u },
    { what: 'writes the unit in capitals', pattern: /\bKG\b/u },
    {
      what: 'has a second word for logging in or out',
      pattern: /\b(?:sign(?:ed|ing)?[ -](?:in|out)|log-in|log-out)\b/iu,
    },
    {
      what: 'copies French',
      pattern: /\b(?:That was (?:not )?you|does not answer|arrive whole|All of (?:Basic|Premium)|is expected\.)/u,
    },
    { what: 'says mean for average', pattern: /\bmean\b/iu },
    { what: 'weighs nothing', pattern: /(?<!\d)0\s?kg/u },
  ],
}

/** Texts that stand to the letter in the specification, or mirror one that does. */
const given = new Set([
  'Connexion...',
  'Création...',
  'Logging in...',
  'Creating...',
  'Impossible de retirer la publication...',
])

/** How the specification names a type of ticket; it is called so in sentences, too. */
const ticketType = /inappropriate behaviour/gi

/** Words of the dictionaries, of the mails and of the legal texts that a copy editor struck out once already. */
export function checkWording() {
  const problems = Object.keys(unwanted).flatMap((language) =>
    textsOf(language).flatMap(({ text, place }) => faultsOf(language, text).map((what) => `${place} ${what}: ${text}`)),
  )
  return { problems }
}

/** What is wrong with a text of a language, in words. */
export function faultsOf(language, text) {
  if (given.has(text)) return []
  const ownWords = text.replace(ticketType, '')
  return unwanted[language].filter(({ pattern }) => pattern.test(ownWords)).map(({ what }) => what)
}
