import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import { saysWayOut } from '@fonte/domain/library/safety-line'
import { languages } from '@fonte/domain/words/language'
import type { ShownGuide } from '../../exercise/exercise-guide-store.ts'
import type { LibraryRows } from '../library-rows.ts'
import { differingTexts, type Texts } from './differing-texts.ts'

type Entry = LibraryRows['exercises'][number]
type Text = LibraryProposal['texts'][number]
type Fact = NonNullable<LibraryProposal['facts']>[number]

const shows = (guide: ShownGuide | undefined): boolean =>
  guide !== undefined && guide.fr.safety !== null && guide.en.safety !== null

/**
 * The safety lines that come with the guide of the proposed text, as far as they differ: a text that was edited has no
 * guide beside it.
 */
const safetyTexts = (present: Texts, shown: ShownGuide | undefined, { guide }: Entry): Text[] => {
  if (!guide || (!shows(shown) && saysWayOut(present.description, present.description_en))) return []
  return languages.flatMap((lang) => {
    const text = { field: 'safety', lang, present: shown?.[lang].safety ?? null, proposed: guide[lang].safety } as const
    return text.present === text.proposed ? [] : [text]
  })
}

/** The steps of a guide and what goes wrong, a line each. */
const linesOf = (guide: ShownGuide['fr'] | undefined): string | null =>
  guide ? [...guide.set_up, ...guide.movement, guide.breathing, ...guide.faults].join('\n') : null

const guideTexts = (shown: ShownGuide | undefined, { guide }: Entry): Text[] =>
  languages.flatMap((lang) => {
    const text = { field: 'guide', lang, present: linesOf(shown?.[lang]), proposed: linesOf(guide?.[lang]) } as const
    return text.present === text.proposed ? [] : [text]
  })

type Value = string | number | readonly string[] | null | undefined

const listOf = (value: Value): string[] => (value === null || value === undefined ? [] : [value].flat().map(String))

const fact = (field: Fact['field'], present: Value, proposed: Value): Fact[] => {
  const [was, is] = [listOf(present), listOf(proposed)]
  return was.join('\n') === is.join('\n') ? [] : [{ field, present: was, proposed: is }]
}

const differingFacts = (row: LibraryExercise, shown: ShownGuide | undefined, entry: Entry): Fact[] => [
  ...fact('easier', shown?.easier, entry.guide?.easier),
  ...fact('harder', shown?.harder, entry.guide?.harder),
  ...fact('substitutes', shown?.substitutes, entry.guide?.substitutes),
  ...fact('equipment_ids', row.equipment_ids, entry.equipment_ids),
  ...fact('muscle_group_id', row.muscle_group_id, entry.muscle_group_id),
  ...fact('muscle_ids', row.muscle_ids, entry.muscle_ids),
  ...fact('prime_muscle_ids', row.prime_muscle_ids, entry.prime_muscle_ids),
  ...fact('stabilising_muscle_ids', row.stabilising_muscle_ids, entry.stabilising_muscle_ids),
  ...fact('measure', row.measure, entry.measure),
  ...fact('sides', row.sides, entry.sides),
  ...fact('load', row.load, entry.load),
  ...fact('body_share', row.body_share, entry.body_share),
]

/** In what an exercise, with the guide that it shows, differs from what is proposed for it; a safety line first. */
export const exerciseDifferences = (
  row: LibraryExercise,
  shown: ShownGuide | undefined,
  entry: Entry,
): Pick<LibraryProposal, 'texts' | 'facts' | 'moves'> => ({
  texts: [...safetyTexts(row, shown, entry), ...differingTexts(row, entry), ...guideTexts(shown, entry)],
  facts: differingFacts(row, shown, entry),
  moves: row.mechanic !== entry.mechanic || row.pattern !== entry.pattern || row.family !== entry.family,
})

/** Whether the proposed text says how to fail safely and the present one does not, nor the guide beside it. */
export const addsSafety = (present: Texts, shown: ShownGuide | undefined, proposed: Entry): boolean =>
  !shows(shown) &&
  !saysWayOut(present.description, present.description_en) &&
  (safetyTexts(present, shown, proposed).some((text) => text.proposed !== null) ||
    saysWayOut(proposed.description, proposed.description_en))
