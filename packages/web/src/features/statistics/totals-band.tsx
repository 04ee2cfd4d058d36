import type { HistoryTotals } from '@fonte/contract/history'
import { weightLifted } from '@fonte/domain/history/pounds'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { StampedFigure } from './stamped-figure.tsx'
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
        <StampedFigure className={fitting} term={words.sessions} value={totals && number(totals.sessions)} />
        <StampedFigure className={fitting} term={words.duration} value={totals && number(totals.duration_minutes)} />
        <StampedFigure className={fitting} term={words.sets} value={totals && number(totals.sets_done)} />
        <StampedFigure className={fitting} term={words.weight(unit)} value={totals && weight(weightLifted(totals))} />
      </dl>
    </section>
  )
}
