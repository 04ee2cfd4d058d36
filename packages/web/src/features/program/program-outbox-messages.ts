import { dictionary } from '@fonte/domain/words/dictionary'

/** How writes of programs are named while they wait; apart from the screens' words, which load later. */
export const programOutboxMessages = dictionary({
  entryLabel: {
    fr: ({ name }: { name: string }) => `Programme « ${name} »`,
    en: ({ name }) => `Program “${name}”`,
  },
  deletionLabel: {
    fr: ({ name }: { name: string }) => `Suppression du programme « ${name} »`,
    en: ({ name }) => `Deletion of the program “${name}”`,
  },
})
