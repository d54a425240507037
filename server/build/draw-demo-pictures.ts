import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoPictures } from '#prisma/demo-pictures/demo-pictures.ts'
import type { BuiltPicture } from '#prisma/seed-pictures.ts'
import { encodePicture } from '#server/domains/media/encode-picture.ts'
import { loadSharp } from '#server/lib/load-sharp.ts'

/** Encodes the demo's pictures as uploads are, so that a new demo only has to store them. */
export async function drawDemoPictures(folder: string): Promise<void> {
  const sharp = await loadSharp()
  await mkdir(folder, { recursive: true })
  const index: BuiltPicture[] = []
  for (const [number, { name, svg, width }] of demoPictures.entries()) {
    const drawn = await sharp(Buffer.from(svg)).resize({ width }).flatten().png().toBuffer()
    const encoded = await encodePicture(drawn, { use: 'content', isBusy: () => false })
    const files = encoded.files.map(({ content, ...file }, at) => ({
      ...file,
      content,
      path: `${number}-${at}`,
    }))
    for (const { path, content } of files) await writeFile(join(folder, path), content)
    const sha256 = createHash('sha256').update(drawn).digest('hex')
    index.push({
      name,
      sha256,
      files: files.map(({ content, ...file }) => ({ ...file, size: content.length })),
    })
  }
  await writeFile(join(folder, 'index.json'), JSON.stringify(index))
}
