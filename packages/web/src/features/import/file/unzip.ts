import type { Unzip } from '@fonte/domain/exchange/file/zip'
import { UnzipInflate, Unzip as UnzipStream } from 'fflate'

/** Opens zip archives with fflate. */
export const unzip: Unzip = (found) => {
  const stream = new UnzipStream((file) =>
    found({
      name: file.name,
      unpack: (take) => {
        file.ondata = (error, bytes) => {
          if (error) throw error
          take(bytes)
        }
        file.start()
      },
    }),
  )
  stream.register(UnzipInflate)
  return (bytes, isLast) => stream.push(bytes, isLast)
}
