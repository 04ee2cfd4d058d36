import type { BodyRegion } from '@fonte/domain/muscle/bounds'
import { dictionary } from '@fonte/domain/words/dictionary'

const names: Readonly<Record<BodyRegion, { readonly fr: string; readonly en: string }>> = {
  abdominaux: { fr: 'Abdominaux', en: 'Abs' },
  adducteurs: { fr: 'Adducteurs', en: 'Adductors' },
  'avant-bras': { fr: 'Avant-bras', en: 'Forearms' },
  biceps: { fr: 'Biceps', en: 'Biceps' },
  dorsaux: { fr: 'Dorsaux', en: 'Lats' },
  epaules: { fr: 'Épaules', en: 'Shoulders' },
  fessiers: { fr: 'Fessiers', en: 'Glutes' },
  'ischio-jambiers': { fr: 'Ischio-jambiers', en: 'Hamstrings' },
  lombaires: { fr: 'Lombaires', en: 'Lower back' },
  mollets: { fr: 'Mollets', en: 'Calves' },
  obliques: { fr: 'Obliques', en: 'Obliques' },
  pectoraux: { fr: 'Pectoraux', en: 'Chest' },
  quadriceps: { fr: 'Quadriceps', en: 'Quadriceps' },
  trapezes: { fr: 'Trapèzes', en: 'Trapezius' },
  triceps: { fr: 'Triceps', en: 'Triceps' },
}

/** The areas of the body map in words. */
export const regionNames = dictionary(names)
