/** Comes with its feature. */
export function StatsScreen() {
  return <h1>StatsScreen</h1>
}
