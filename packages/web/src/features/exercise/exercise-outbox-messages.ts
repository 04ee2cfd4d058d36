import { dictionary } from '@fonte/domain/words/dictionary'

/** How writes of exercises are named while they wait; apart from the screens' words, which load later. */
export const exerciseOutboxMessages = dictionary({
  entryLabel: {
    fr: ({ name }: { name: string }) => `Exercice « ${name} »`,
    en: ({ name }) => `Exercise “${name}”`,
  },
  deletionLabel: {
    fr: ({ name }: { name: string }) => `Suppression de l’exercice « ${name} »`,
    en: ({ name }) => `Deletion of the exercise “${name}”`,
  },
})
