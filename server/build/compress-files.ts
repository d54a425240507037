import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
/** Above this, the highest brotli level takes seconds and saves a few per cent. */
const LARGE_BYTES = 800_000
/** Smaller files fit into one packet. */
const SMALL_BYTES = 500

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes a `.br` and a `.gz` beside each compressible file of a folder, so that requests need no compression. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < SMALL_BYTES) return
  const quality = content.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY
  const size = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await Promise.all([
    brotli(content, { params: size }).then((bytes) => writeFile(`${path}.br`, bytes)),
    gzipped(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}
