import { DataDeletionScreen } from '../../features/personal-data/data-deletion-screen.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const DeleteAccountDialog = lazyPart(
  async () => (await import('../../features/personal-data/delete-account-dialog.tsx')).DeleteAccountDialog,
)

/** Deleting one's data, readable by anybody; what deletes is fetched when it is asked for. */
export function DataDeletionPage() {
  return <DataDeletionScreen Dialog={DeleteAccountDialog} />
}
