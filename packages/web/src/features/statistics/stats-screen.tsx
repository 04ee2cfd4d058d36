import { Link } from '@tanstack/react-router'
import { useFirstScreenReady } from '../../platform/first-screen.ts'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { latePart } from '../../ui/lazy-part.tsx'
import { Section } from '../../ui/section.tsx'
import { LoadingPlace } from '../../ui/skeleton.tsx'
import { Title } from '../../ui/typography.tsx'
import { useKeptPlace } from '../../ui/use-kept-place.ts'
import { HistoryList } from '../history/history-list.tsx'
import { useTotals } from '../history/log/use-totals.ts'
import { useWholeHistory, type WholeHistory } from '../history/log/use-whole-history.ts'
import { PastWorkoutLink } from '../history/past-workout-link.tsx'
import { ChartsPlace } from './charts-place.tsx'
import { statisticsMessages } from './statistics-messages.ts'
import { TotalsBand } from './totals-band.tsx'

const StatsCharts = latePart(async () => (await import('./charts/stats-charts.tsx')).StatsCharts, <ChartsPlace />)

/** `/stats`: four totals, what the training log shows, and every workout, newest first. */
export function StatsScreen() {
  const words = useWords(statisticsMessages)
  const totals = useTotals()
  const history = useWholeHistory()
  // Below the charts nobody sees the list at first: it is drawn in steps once the first screen stands.
  const isLate = !useFirstScreenReady()
  const isEmpty = history.lines.length === 0
  useTitle(words.title)
  useKeptPlace()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Title as="h1">{words.title}</Title>
        <div className="flex flex-wrap gap-3">
          <Link to="/stats/body" className={buttonClass({})}>
            {words.body}
          </Link>
          <PastWorkoutLink />
        </div>
      </div>
      <TotalsBand totals={totals} />
      {isEmpty && history.reading === 'loading' ? (
        <LoadingPlace label={words.loading} />
      ) : (
        <>
          {(!isEmpty || history.reading === 'failed') && (
            // Drawn one after the other, they leave whoever has gone to the history below where they are.
            <div className="[overflow-anchor:none]">
              <StatsCharts />
            </div>
          )}
          <div id="history" className="mt-8 scroll-mt-24">
            <Section title={words.history}>
              {isLate && !isEmpty ? (
                <LoadingPlace label={words.loading} />
              ) : (
                <HistoryList history={history} empty={<NoHistory history={history} />} />
              )}
            </Section>
          </div>
        </>
      )}
    </>
  )
}

function NoHistory({ history: { reading, retry } }: { history: WholeHistory }) {
  const words = useWords(statisticsMessages)
  if (reading !== 'failed') return <NoWorkouts />
  return <ErrorState message={words.failed} retryLabel={words.retry} onRetry={retry} />
}

function NoWorkouts() {
  const words = useWords(statisticsMessages)
  return (
    <EmptyState
      title={words.empty}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/" className={buttonClass({ variant: 'ember', size: 'l' })}>
            {words.toPrograms}
          </Link>
          <Link to="/import" className={buttonClass({ size: 'l' })}>
            {words.toImport}
          </Link>
        </div>
      }
    >
      {words.emptyText}
    </EmptyState>
  )
}
