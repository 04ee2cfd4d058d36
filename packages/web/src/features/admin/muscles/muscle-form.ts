import { type BodyRegion, bodyRegions, muscleBounds } from '@fonte/domain/muscle/bounds'
import { storedLength } from '@fonte/domain/words/text-length'
import { isUnseen } from '@fonte/domain/words/visible-text'
import type { MuscleRow } from './muscle-reads.ts'

/** What stands in the fields of a group or muscle. */
export interface MuscleForm {
  readonly name: string
  readonly name_en: string
  /** Empty for none. */
  readonly region: string
}

export type MuscleProblem = 'blank' | 'too-long'

/** What is wrong, by field; empty when the form can be saved. */
export type MuscleProblems = { readonly [K in 'name' | 'name_en']?: MuscleProblem }

/** The form that edits a row; an empty one without a row. */
export function toMuscleForm(edited: MuscleRow | null): MuscleForm {
  const region = edited?.kind === 'muscle' ? edited.row.region : null
  return { name: edited?.row.name ?? '', name_en: edited?.row.name_en ?? '', region: region ?? '' }
}

/** Names to save: without outer spaces; an English name that is blank is missing. */
export function toMuscleNames({ name, name_en }: MuscleForm) {
  return { name: name.trim(), name_en: name_en.trim() || null }
}

/** The area of the body map that was chosen, if any. */
export function toRegion({ region }: MuscleForm): BodyRegion | null {
  return bodyRegions.find((known) => known === region) ?? null
}

/** Everything that keeps the form from being saved: names are trimmed and not empty. */
export function muscleProblems(form: MuscleForm): MuscleProblems {
  const isLong = (text: string) => storedLength(text.trim()) > muscleBounds.name.max
  return {
    ...(isLong(form.name) && { name: 'too-long' as const }),
    ...(isLong(form.name_en) && { name_en: 'too-long' as const }),
    ...(isUnseen(form.name) && { name: 'blank' as const }),
  }
}
