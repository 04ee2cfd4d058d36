import { UnzipInflate, Unzip as UnzipStream } from 'fflate'
import { unzipBy } from '../exchange/file/unzip-by.ts'

/** Opens zip archives with fflate, as the web's worker does. */
export const unzipForTests = unzipBy((heard) => {
  const stream = new UnzipStream(heard)
  stream.register(UnzipInflate)
  return stream
})
