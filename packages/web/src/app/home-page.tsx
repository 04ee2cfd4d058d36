import { restoreFolded } from '../features/program/home/folded-sections.ts'
import { HomeScreen } from '../features/program/home-screen.tsx'
import { latePart } from '../ui/lazy-part.tsx'
import { ExerciseDetails, ExerciseSelector } from './exercise-parts.ts'

const WeekStrip = latePart(
  async () => (await import('../features/history/week-strip.tsx')).WeekStrip,
  // As high as the strip, so that nothing below it jumps.
  <div className="week-strip min-h-23.5 lg:min-h-15" />,
)

// Read while the platform comes up, so that the sections open and fold as they were left at once.
void restoreFolded()

const exerciseParts = { Selector: ExerciseSelector, Details: ExerciseDetails }

/** `/`: the programs, with what they show of exercises and of this week’s training. */
export function HomePage() {
  return <HomeScreen exerciseParts={exerciseParts} week={<WeekStrip />} />
}
