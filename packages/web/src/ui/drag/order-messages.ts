import { dictionary } from '@fonte/domain/words/dictionary'

type Placed = { name: string; place: number; count: number }

/** Words of moving a row among others. */
export const orderMessages = dictionary({
  move: { fr: ({ name }: { name: string }) => `Déplacer ${name}`, en: ({ name }) => `Move ${name}` },
  moveUp: { fr: ({ name }: { name: string }) => `Monter ${name}`, en: ({ name }) => `Move ${name} up` },
  moveHint: { fr: 'Flèches haut et bas pour déplacer.', en: 'Up and down arrows to move.' },
  movedTo: {
    fr: ({ name, place, count }: Placed) => `${name}\u00a0: position ${place} sur ${count}`,
    en: ({ name, place, count }) => `${name}: position ${place} of ${count}`,
  },
})
