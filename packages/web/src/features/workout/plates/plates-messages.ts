import type { WeightUnit } from '@fonte/domain/units/weight'
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
    fr: (weight: string, unit: WeightUnit, plates: string) => `Charge ${weight}\u00a0${unit}\u00a0: ${plates}`,
    en: (weight, unit, plates) => `Load ${weight} ${unit}: ${plates}`,
  },
  perSide: {
    fr: (plates: string, bar: string, _unit: WeightUnit) => `${plates} par côté, barre de ${bar}`,
    en: (plates, bar, unit) => `${plates} per side, ${bar} ${unit} bar`,
  },
  emptyBar: { fr: 'Barre à vide', en: 'Empty bar' },
  lessThanBar: { fr: 'Moins que la barre', en: 'Less than the bar' },
  change: {
    fr: ({ from, off, on }: PlateChange) => {
      const acts = [off && `retirer ${off}`, on && `ajouter ${on}`].filter(Boolean)
      return `Depuis ${from}\u00a0: ${acts.join(', ')} de chaque côté`
    },
    en: ({ from, off, on }) => {
      const acts = [off && `remove ${off}`, on && `add ${on}`].filter(Boolean)
      return `From ${from}: ${acts.join(', ')} on each side`
    },
  },
  notLoadable: {
    fr: (nearest: readonly string[], unit: WeightUnit) => `Non chargeable\u00a0: ${nearest.join(' ou ')}\u00a0${unit}`,
    en: (nearest, unit) => `Cannot be loaded: ${nearest.join(' or ')} ${unit}`,
  },
  takeWeight: {
    fr: (weight: string, unit: WeightUnit) => `Mettre ${weight}\u00a0${unit}`,
    en: (weight, unit) => `Take ${weight} ${unit}`,
  },
})
