/** Comes with its feature. */
export function WorkoutScreen({ programId }: { programId: string }) {
  return <h1>WorkoutScreen {programId}</h1>
}
