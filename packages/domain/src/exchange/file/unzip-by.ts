import type { PackedFile, Unzip } from './zip.ts'

/** A file as a library's stream finds it: once begun it hands on its bytes, or why it is damaged. */
interface StreamedFile {
  readonly name: string
  ondata(error: Error | null, bytes: Uint8Array, isLast: boolean): void
  readonly start: () => void
}

/** An archive while a library unpacks it (fflate's `Unzip` is one). */
interface ZipStream {
  readonly push: (bytes: Uint8Array, isLast: boolean) => void
}

/** Opens zip archives by the streams of a library: `stream` makes one that hears of each file. */
export const unzipBy =
  (stream: (heard: (file: StreamedFile) => void) => ZipStream): Unzip =>
  (found) => {
    const archive = stream((file) => found(packedFile(file)))
    return (bytes, isLast) => archive.push(bytes, isLast)
  }

const packedFile = (file: StreamedFile): PackedFile => ({
  name: file.name,
  unpack: (take) => {
    file.ondata = (error, bytes) => {
      if (error) throw error
      take(bytes)
    }
    file.start()
  },
})
