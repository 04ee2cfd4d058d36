import { useWords } from '../../platform/words/words.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { statisticsMessages } from './statistics-messages.ts'

/** The place of the charts until they are there, so high that nothing stands in sight below it that could move. */
export function ChartsPlace({ text }: { text?: string | undefined }) {
  const words = useWords(statisticsMessages)
  return (
    <div className="min-h-dvh">
      <p className="secondary-text mt-6 min-h-6" aria-hidden="true">
        {text}
      </p>
      <SkeletonGroup label={text ?? words.loading} className="stats-charts">
        <Skeleton height={400} />
        <Skeleton height={400} />
      </SkeletonGroup>
    </div>
  )
}
