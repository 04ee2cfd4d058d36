import { HomeScreen } from '../features/program/home-screen.tsx'
import { ExerciseDetails, ExerciseSelector } from './exercise-parts.ts'
import { lazyPart } from './lazy-part.tsx'

const WeekStrip = lazyPart(
  async () => (await import('../features/history/week-strip.tsx')).WeekStrip,
  // As high as the strip, so that nothing below it jumps.
  <div className="week min-h-33 md:min-h-15" />,
)

const exerciseParts = { Selector: ExerciseSelector, Details: ExerciseDetails }

/** `/`: the programs, with what they show of exercises and of this week’s training. */
export function HomePage() {
  return <HomeScreen exerciseParts={exerciseParts} week={<WeekStrip />} />
}
