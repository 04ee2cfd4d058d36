import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import { saysWayOut } from '@fonte/domain/library/safety-line'
import type { Language } from '@fonte/domain/words/language'
import type { LibraryRows } from '../library-rows.ts'

/** The texts of a row in both languages. */
interface Texts {
  readonly name: string
  readonly name_en: string | null
  readonly description: string
  readonly description_en: string | null
  readonly aliases?: readonly string[]
  readonly aliases_en?: readonly string[]
}

type Text = LibraryProposal['texts'][number]

const listed = (names: readonly string[] | undefined): string | null => (names?.length ? names.join(', ') : null)

/** The texts of two rows that differ, French before English. */
export const differingTexts = (present: Texts, proposed: Texts): Text[] => {
  const texts: readonly Text[] = [
    { field: 'name', lang: 'fr', present: present.name, proposed: proposed.name },
    { field: 'name', lang: 'en', present: present.name_en, proposed: proposed.name_en },
    { field: 'aliases', lang: 'fr', present: listed(present.aliases), proposed: listed(proposed.aliases) },
    { field: 'aliases', lang: 'en', present: listed(present.aliases_en), proposed: listed(proposed.aliases_en) },
    { field: 'description', lang: 'fr', present: present.description, proposed: proposed.description },
    { field: 'description', lang: 'en', present: present.description_en, proposed: proposed.description_en },
  ]
  return texts.filter((text) => text.present !== text.proposed)
}

type ExerciseEntry = LibraryRows['exercises'][number]

/** The safety lines that a guide shows beside the present text. */
type ShownSafety = Readonly<Record<Language, string | null>>

const shows = (shown: ShownSafety | undefined): boolean => shown !== undefined && shown.fr !== null && shown.en !== null

/**
 * The safety lines that come with the guide of the proposed text, as far as they differ: a text that was edited has no
 * guide beside it.
 */
export const safetyTexts = (present: Texts, shown: ShownSafety | undefined, { guide }: ExerciseEntry): Text[] => {
  if (!guide || (!shows(shown) && saysWayOut(present.description, present.description_en))) return []
  return (['fr', 'en'] as const).flatMap((lang) => {
    const text = { field: 'safety', lang, present: shown?.[lang] ?? null, proposed: guide[lang].safety } as const
    return text.present === text.proposed ? [] : [text]
  })
}

/** Whether the proposed text says how to fail safely and the present one does not, nor the guide beside it. */
export const addsSafety = (present: Texts, shown: ShownSafety | undefined, proposed: ExerciseEntry): boolean =>
  !shows(shown) &&
  !saysWayOut(present.description, present.description_en) &&
  (safetyTexts(present, shown, proposed).some((text) => text.proposed !== null) ||
    saysWayOut(proposed.description, proposed.description_en))
