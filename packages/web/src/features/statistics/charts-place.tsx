import { useWords } from '../../platform/words/words.ts'
import { Section } from '../../ui/section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { statisticsMessages } from './statistics-messages.ts'

/**
 * The head of the first chart over the place of the charts until they are there, so high that nothing stands in sight below
 * it that could move.
 */
export function ChartsPlace({ text }: { text?: string | undefined }) {
  const words = useWords(statisticsMessages)
  return (
    <div className="min-h-dvh">
      <div className="stats-charts">
        <Section title={words.weeklyVolume}>
          <p className="secondary-text">{words.volumeText}</p>
          <p className="secondary-text min-h-5" aria-hidden="true">
            {text}
          </p>
          <SkeletonGroup label={text ?? words.loading}>
            <Skeleton className="mt-6" height={300} />
          </SkeletonGroup>
        </Section>
      </div>
    </div>
  )
}
