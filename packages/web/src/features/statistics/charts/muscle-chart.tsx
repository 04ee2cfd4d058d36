import type { DayKey } from '@fonte/domain/history/day'
import { discOf, type MuscleSets, muscleSets, type ShareDisc } from '@fonte/domain/statistics/overview/muscle-sets'
import type { Training } from '@fonte/domain/statistics/overview/training'
import { localized } from '@fonte/domain/words/localized'
import { useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { BodyMap } from '../../../ui/body-map/body-map.tsx'
import { Section } from '../../../ui/section.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Figure } from '../../../ui/typography.tsx'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { chartMessages } from './chart-messages.ts'
import { ChartTable } from './chart-table.tsx'

type Period = 'lastDays' | 'mean'

interface Row extends MuscleSets {
  readonly name: string
  readonly disc: ShareDisc | null
}

interface Props {
  training: Training
  today: DayKey
  muscles: Muscles
}

/** Hard sets of each muscle group, on the body and as a list; one's own mean week is what they are compared with. */
export function MuscleChart({ training, today, muscles }: Props) {
  const words = useWords(chartMessages)
  const [period, setPeriod] = useState<Period>('lastDays')
  const rows = useRows(muscleSets(training, today), period, muscles)
  return (
    <Section title={words.muscleSets} className="stats-muscles">
      <p className="secondary-text">{words.muscleSentence}</p>
      <SegmentedControl
        label={words.period}
        options={[
          { value: 'lastDays', label: words.lastDays },
          { value: 'mean', label: words.mean },
        ]}
        value={period}
        onChange={setPeriod}
        className="my-3"
      />
      {rows.some((row) => row[period] > 0) ? (
        <BodyAndList rows={rows} period={period} muscles={muscles} />
      ) : (
        <p>{rows.length === 0 ? words.noRecentSets : words.noLatestSets}</p>
      )}
      {rows.length > 0 && <MuscleTable rows={rows} />}
    </Section>
  )
}

function useRows(sets: readonly MuscleSets[], period: Period, muscles: Muscles): readonly Row[] {
  const { lang } = useFormats()
  const all = sets.reduce((sum, each) => sum + each[period], 0)
  return sets
    .map((each) => {
      const group = muscles.group(each.group)
      return { ...each, name: group ? localized(group, 'name', lang) : each.group, disc: discOf(each[period] / all) }
    })
    .toSorted((a, b) => b[period] - a[period])
}

function BodyAndList({ rows, period, muscles }: { rows: readonly Row[]; period: Period; muscles: Muscles }) {
  const words = useWords(chartMessages)
  const sets = useSets()
  const label = words.muscleChart(rows.map((row) => `${row.name} ${sets[period](row[period])}`).join(', '))
  return (
    <div className="muscle-chart">
      <BodyMap label={label} fills={fillsOf(rows, muscles)} className="muscle-chart-map" />
      <ul className="muscle-legend">
        {rows.map((row) => (
          <li key={row.group}>
            <span className="share-disc" data-disc={row.disc ?? undefined} aria-hidden="true">
              {row.disc}
            </span>
            <span className="wrap-anywhere">{row.name}</span>
            <Figure>{sets[period](row[period])}</Figure>
            <span className="secondary-text">{period === 'lastDays' && words.meanOf(sets.mean(row.mean))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const plateOf: Readonly<Record<ShareDisc, string>> = {
  25: 'var(--plate-25)',
  20: 'var(--plate-20)',
  15: 'var(--plate-15)',
  10: 'var(--plate-10)',
  5: 'var(--plate-5)',
}

/** Regions of the body by the disc of their group; a region of two groups goes with the first of them. */
function fillsOf(rows: readonly Row[], { groups }: Muscles): Record<string, string> {
  const discs = new Map(rows.map(({ group, disc }) => [group, disc]))
  const fills: Record<string, string> = {}
  const seen = new Set<string>()
  for (const { id, muscles } of groups)
    for (const { region } of muscles) {
      if (!region || seen.has(region)) continue
      seen.add(region)
      const disc = discs.get(id)
      if (disc) fills[region] = plateOf[disc]
    }
  return fills
}

function MuscleTable({ rows }: { rows: readonly Row[] }) {
  const words = useWords(chartMessages)
  const sets = useSets()
  return (
    <ChartTable
      title={words.muscleSets}
      columns={[words.muscle, words.lastDays, words.perWeek]}
      rows={rows.map(({ group, name, lastDays, mean }) => ({
        key: group,
        cells: [name, sets.lastDays(lastDays), sets.mean(mean)],
      }))}
    />
  )
}

/** A number of sets in figures: those done to the quarter that they are counted in, a mean to the tenth. */
function useSets(): Readonly<Record<Period, (sets: number) => string>> {
  const { number } = useFormats()
  return { lastDays: number, mean: (sets) => number(Math.round(sets * 10) / 10) }
}
