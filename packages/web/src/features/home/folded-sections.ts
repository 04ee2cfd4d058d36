import { createObservable, useObservable } from '../../platform/observable.ts'
import { storage } from '../../platform/storage/storage.ts'

/** The folding parts of the home screen, under the names by which devices keep them. */
export type HomeSection = 'own' | 'community' | 'predefined'

const keptAs = 'folded_sections'
const folded = createObservable<readonly HomeSection[]>([])

/** Takes up what this device's people folded before. */
export async function restoreFolded(): Promise<void> {
  const kept = (await storage.kept(keptAs)) as readonly HomeSection[] | undefined
  if (kept) folded.set(kept)
}

/** Whether a section is open, and what folds and unfolds it, for this and later visits. */
export function useFold(section: HomeSection): { readonly open: boolean; readonly onFold: () => void } {
  const all = useObservable(folded)
  const open = !all.includes(section)
  const onFold = () => {
    folded.set(open ? [...all, section] : all.filter((name) => name !== section))
    void storage.keep(keptAs, folded.get())
  }
  return { open, onFold }
}
