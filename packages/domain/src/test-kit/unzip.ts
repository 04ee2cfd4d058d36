import { UnzipInflate, Unzip as UnzipStream } from 'fflate'
import type { Unzip } from '../exchange/file/zip.ts'

/** Opens zip archives with fflate, as the web's worker does. */
export const unzipForTests: Unzip = (found) => {
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
