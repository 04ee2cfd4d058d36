import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { prerenderedFolder } from '@fonte/contract/url/public-page'
import type { Plugin } from 'vite'

/** Writes a .br and a .gz beside each text file of the build in `outDir`, last of all, for the server's static handler. */
export function compressed(outDir: string): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        // After a failed build there is no folder, and the failure itself is what should be read.
        const files = await readdir(outDir, { recursive: true }).catch(() => [])
        const texts = files.filter(
          (file) => !file.startsWith(prerenderedFolder) && /\.(js|css|html|svg|json|webmanifest)$/.test(file),
        )
        await Promise.all(texts.map((file) => compress(join(outDir, file))))
      },
    },
  }
}

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < 512) return
  const content = await readFile(path)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}
