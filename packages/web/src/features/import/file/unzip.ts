import { unzipBy } from '@fonte/domain/exchange/file/unzip-by'
import { UnzipInflate, Unzip as UnzipStream } from 'fflate'

/** Opens zip archives with fflate. */
export const unzip = unzipBy((heard) => {
  const stream = new UnzipStream(heard)
  stream.register(UnzipInflate)
  return stream
})
