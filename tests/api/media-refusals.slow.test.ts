import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdf } from '#tests/support/content/notices.ts'
import { drawing, mediaKeys, UploadMedia, uploaded } from '#tests/support/files/media.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await testApp()
  admin = app.as('ADMIN')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.prisma.mediaFile.deleteMany()
  for (const key of await mediaKeys(app)) await app.files.delete(key)
})

describe('what is refused, with a sentence:', () => {
  const of = (bytes: Buffer | string, name: string) => new File([new Uint8Array(Buffer.from(bytes))], name)
  const ftyp = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`
  const gif = () =>
    sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .gif()
      .toBuffer()
  const animation = async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    return sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
  }
  const bomb = () =>
    sharp({
      create: { width: 12_000, height: 11_000, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
  const large = async (file: File, size: number) =>
    new File([file, new Uint8Array(size - file.size)], file.name)

  const refused: Record<string, [() => Promise<File> | File, string]> = {
    'an empty file': [() => of('', 'a.jpg'), 'a.jpg is empty'],
    'a text': [() => of('hello', 'a.jpg'), 'a.jpg is neither a picture (JPEG, PNG, WebP) nor a PDF'],
    HEIC: [
      () => of(ftyp('heic'), 'IMG_1.HEIC'),
      'IMG_1.HEIC is a HEIC picture, which many browsers cannot show. Save it as JPEG and upload that',
    ],
    GIF: [async () => of(await gif(), 'a.gif'), 'a.gif is a GIF. Save it as PNG and upload that'],
    SVG: [
      () => of('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'),
      'a.png is an SVG drawing, which can contain scripts. Save it as PNG and upload that',
    ],
    'an animation': [
      async () => of(await animation(), 'a.webp'),
      'a.webp is an animation. Save one picture of it and upload that',
    ],
    'a truncated picture': [
      async () =>
        of(
          Buffer.from(
            await (await drawing('x', { width: 900, height: 900, format: 'png' })).arrayBuffer(),
          ).subarray(0, 9000),
          'a.png',
        ),
      'a.png is damaged: it cannot be shown as a picture',
    ],
    'a decompression bomb': [
      async () => of(await bomb(), 'a.png'),
      'a.png has more than 120 million pixels. Make it smaller and upload that',
    ],
    'a picture of 15 MB and a byte': [
      async () => large(await drawing('a.jpg'), 15 * 1024 * 1024 + 1),
      'a.jpg is larger than 15 MB',
    ],
    'a PDF of 25 MB and a byte': [
      () => large(pdf('a.pdf'), 25 * 1024 * 1024 + 1),
      'a.pdf is larger than 25 MB',
    ],
  }

  test.each(Object.entries(refused))('%s', async (_what, [make, message]) => {
    const { uploadMedia } = await admin.run(UploadMedia, { file: await make() })
    expect(uploadMedia).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'file', message }] })
    expect(await mediaKeys(app)).toEqual([])
    expect(await app.db.prisma.mediaFile.count()).toBe(0)
  })

  test('but nothing of exactly 15 and 25 MB', async () => {
    const { kind } = await uploaded(admin, await large(await drawing('a.jpg'), 15 * 1024 * 1024))
    expect(kind).toBe('PICTURE')
    expect(await uploaded(admin, await large(pdf('a.pdf'), 25 * 1024 * 1024))).toMatchObject({
      ...{ kind: 'PDF', width: null, height: null, sources: [], size: 25 * 1024 * 1024 },
    })
  })
})
