import { PublicPage } from '../features/legal/public-page.tsx'
import { DataDeletionScreen } from '../features/personal-data/data-deletion-screen.tsx'

/** Deleting one's data, readable by anybody. */
export function DataDeletionPage() {
  return (
    <PublicPage>
      <DataDeletionScreen />
    </PublicPage>
  )
}
