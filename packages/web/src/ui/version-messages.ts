import { dictionary } from '@fonte/domain/words/dictionary'

/** Words about what differs between what stands here and what was saved elsewhere. */
export const versionMessages = dictionary({
  differences: { fr: 'Ce qui diffère', en: 'What differs' },
  mine: { fr: 'Ma version', en: 'My version' },
  theirs: { fr: 'L’autre version', en: 'The other version' },
  reading: { fr: 'Lecture de l’autre version…', en: 'Reading the other version…' },
  unread: { fr: 'Impossible de lire l’autre version.', en: 'The other version could not be read.' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  alike: { fr: 'Les deux versions montrent la même chose.', en: 'Both versions show the same.' },
  what: { fr: 'Quoi', en: 'What' },
  nothing: { fr: 'rien', en: 'nothing' },
})
