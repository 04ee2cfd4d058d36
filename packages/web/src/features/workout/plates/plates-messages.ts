import { dictionary } from '@fonte/domain/words/dictionary'

/** From which weight, and which plates come off and go on; an empty text where there are none. */
interface PlateChange {
  readonly from: string
  readonly off: string
  readonly on: string
}

/** The words of plates on a bar. */
export const platesMessages = dictionary({
  load: {
    fr: (weight: string, plates: string) => `Charge ${weight} kg\u00a0: ${plates}`,
    en: (weight, plates) => `Load ${weight} kg: ${plates}`,
  },
  perSide: { fr: (plates: string) => `${plates} par côté`, en: (plates) => `${plates} per side` },
  emptyBar: { fr: 'Barre à vide', en: 'Empty bar' },
  lessThanBar: { fr: 'Moins que la barre', en: 'Less than the bar' },
  change: {
    fr: ({ from, off, on }: PlateChange) => {
      const acts = [off && `retirer ${off}`, on && `ajouter ${on}`].filter(Boolean)
      return `Depuis ${from} kg\u00a0: ${acts.join(', ')} de chaque côté`
    },
    en: ({ from, off, on }) => {
      const acts = [off && `remove ${off}`, on && `add ${on}`].filter(Boolean)
      return `From ${from} kg: ${acts.join(', ')} on each side`
    },
  },
  notLoadable: {
    fr: (nearest: readonly string[]) => `Non chargeable\u00a0: ${nearest.join(' ou ')} kg`,
    en: (nearest) => `Cannot be loaded: ${nearest.join(' or ')} kg`,
  },
  takeWeight: { fr: (weight: string) => `Mettre ${weight} kg`, en: (weight) => `Take ${weight} kg` },
})
