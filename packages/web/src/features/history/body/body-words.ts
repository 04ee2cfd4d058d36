import type { BodyMeasureKind } from '@fonte/domain/body/body-measure'
import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'

const names: Readonly<Record<BodyMeasureKind, Readonly<Record<Language, string>>>> = {
  weight: { fr: 'Poids de corps', en: 'Body weight' },
  fat: { fr: 'Masse grasse', en: 'Body fat' },
  neck: { fr: 'Cou', en: 'Neck' },
  shoulders: { fr: 'Épaules', en: 'Shoulders' },
  chest: { fr: 'Poitrine', en: 'Chest' },
  waist: { fr: 'Tour de taille', en: 'Waist' },
  hips: { fr: 'Hanches', en: 'Hips' },
  'left-arm': { fr: 'Bras gauche', en: 'Left arm' },
  'right-arm': { fr: 'Bras droit', en: 'Right arm' },
  'left-forearm': { fr: 'Avant-bras gauche', en: 'Left forearm' },
  'right-forearm': { fr: 'Avant-bras droit', en: 'Right forearm' },
  'left-thigh': { fr: 'Cuisse gauche', en: 'Left thigh' },
  'right-thigh': { fr: 'Cuisse droite', en: 'Right thigh' },
  'left-calf': { fr: 'Mollet gauche', en: 'Left calf' },
  'right-calf': { fr: 'Mollet droit', en: 'Right calf' },
}

/** What measures of the body are called, and what waits of them. */
export const bodyWords = dictionary({
  kind: { fr: (kind: BodyMeasureKind) => names[kind].fr, en: (kind) => names[kind].en },
  waiting: {
    fr: ({ name, day }: { name: string; day: string }) => `${name}, ${day}`,
    en: ({ name, day }) => `${name}, ${day}`,
  },
  waitingMany: {
    fr: (count: number) => (count < 2 ? `${count} mesure du corps` : `${count} mesures du corps`),
    en: (count) => (count === 1 ? '1 body measurement' : `${count} body measurements`),
  },
  deletion: {
    fr: ({ name, day }: { name: string; day: string }) => `Suppression\u00a0: ${name}, ${day}`,
    en: ({ name, day }) => `Deletion: ${name}, ${day}`,
  },
})
