import { useEffect, useState } from 'react'
import { useLanguage } from '../../platform/words/language.ts'
import type { MenuEntry } from '../../ui/dropdown-menu-panel.tsx'

type Entries = typeof import('./admin/admin-entries.tsx').adminEntries

/** The administrators’ links of the account menu, whose code is fetched for administrators alone; none for others. */
export function useAdminEntries(isAdmin: boolean): readonly MenuEntry[] {
  const lang = useLanguage()
  const [entries, setEntries] = useState<Entries | null>(null)
  useEffect(() => {
    if (!isAdmin) return
    import('./admin/admin-entries.tsx').then(
      ({ adminEntries }) => setEntries(() => adminEntries),
      () => undefined,
    )
  }, [isAdmin])
  return isAdmin && entries ? entries(lang) : []
}
