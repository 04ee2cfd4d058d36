/** Comes with its feature. */
export function EntryScreen({ entryId }: { entryId: string }) {
  return <h1>EntryScreen {entryId}</h1>
}
