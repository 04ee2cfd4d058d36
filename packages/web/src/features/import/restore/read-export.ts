import { type ReadExport, readRestorable } from '@fonte/contract/file/restorable'
import { upcastExport } from '@fonte/domain/exchange/restore/upcast-export'

/** What a file was read as: an export, one of a newer Fonte or of more than an account keeps, or nothing to restore. */
export type ExportReading =
  | ({ readonly outcome: 'read' } & ReadExport)
  | { readonly outcome: 'newer' | 'too-large' | 'broken' }

/** Reads parsed JSON that anybody may have written as an export; none makes it throw. */
export function readExport(content: unknown): ExportReading {
  const upcast = upcastExport(content)
  if ('refused' in upcast) return { outcome: upcast.refused === 'newer' ? 'newer' : 'broken' }
  const read = readRestorable(upcast.content)
  return 'refused' in read ? { outcome: read.refused } : { outcome: 'read', ...read }
}
