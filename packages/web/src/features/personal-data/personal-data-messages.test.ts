import { describe, expect, it } from 'vitest'
import { personalDataMessages } from './personal-data-messages.ts'

/** What a reset erases, as `deleteTraining` of the server does. */
const erased = {
  fr: ['programmes', 'publications', 'exercices personnalisés', 'historique', 'mesures', 'planning', 'salle'],
  en: ['programs', 'posts', 'custom exercises', 'history', 'measurements', 'schedule', 'gym'],
} as const

describe.each(['fr', 'en'] as const)('the question before a reset, %s', (lang) => {
  it.each(erased[lang])('names %s among what goes for good', (thing) => {
    expect(personalDataMessages(lang).resetWarning).toContain(thing)
  })
})
