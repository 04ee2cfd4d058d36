import type { HistoryTotals } from '@fonte/contract/history'
import { weightLifted } from '@fonte/domain/history/pounds'
import type { CSSProperties } from 'react'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { figureWidth } from '../../ui/figure-width.ts'
import { Figure, Stamp } from '../../ui/typography.tsx'
import { statisticsMessages } from './statistics-messages.ts'

/** As large as the band's figures are, or as large as fits: at 62 % a digit is .405 em wide. */
const fitting =
  'block whitespace-nowrap [font-size:min(var(--fs-56),calc(100cqw/(var(--n)*0.42+0.1)))] min-[62.5rem]:[font-size:min(var(--fs-80),calc(100cqw/(var(--n)*0.42+0.1)))]'

/** The four totals; a dash each until they are known. */
export function TotalsBand({ totals }: { totals: HistoryTotals | undefined }) {
  const words = useWords(statisticsMessages)
  const { number, unit, weight } = useFormats()
  return (
    <section aria-label={words.totals} aria-busy={totals === undefined}>
      <dl className="totals-band">
        <Total term={words.sessions} value={totals && number(totals.sessions)} />
        <Total term={words.duration} value={totals && number(totals.duration_minutes)} />
        <Total term={words.sets} value={totals && number(totals.sets_done)} />
        <Total term={words.weight(unit)} value={totals && weight(weightLifted(totals))} />
      </dl>
    </section>
  )
}

function Total({ term, value: text = '–' }: { term: string; value: string | undefined }) {
  // A long figure shrinks so that it stays on its line.
  const style = { '--n': figureWidth(text) } as CSSProperties
  return (
    <div className="content-between">
      <dt>
        <Stamp>{term}</Stamp>
      </dt>
      <dd className="fitting-box">
        <Figure className={fitting} style={style}>
          {text}
        </Figure>
      </dd>
    </div>
  )
}
