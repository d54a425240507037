import sharp, { type Metadata, type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutMetadata } from '#server/domains/notices/preview.ts'
import { attachmentsOf, putUp } from '#tests/support/content/notices.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// Photographs tell where and by whom they were taken, and what is public must not.

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const SECRET = 'Kamala at home 27.7172N'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${SECRET}"/></rdf:RDF></x:xmpmeta>`

/** A picture that is not the same turned, as a telephone writes it. */
async function photograph(orientation: number, channels: 3 | 4 = 3): Promise<Sharp> {
  const width = 61
  const height = 40
  const pixels = Buffer.from(
    Array.from({ length: width * height * channels }, (_, at) => 40 + (at % (width * channels))),
  )
  const raw = sharp(pixels, { raw: { width, height, channels } })
  return sharp(await raw.png().toBuffer())
    .withExif({
      IFD0: { Artist: SECRET, Copyright: SECRET },
      IFD3: { GPSLatitude: '27/1 43/1 2/1', GPSLatitudeRef: 'N' },
    })
    .withXmp(xmp)
    .withIccProfile('p3')
    .withMetadata({ orientation })
}

const kinds: Readonly<Record<string, (orientation: number) => Promise<Buffer>>> = {
  'image/jpeg': async (orientation) => (await photograph(orientation)).jpeg().toBuffer(),
  'image/jpeg progressive': async (orientation) =>
    (await photograph(orientation)).jpeg({ progressive: true, quality: 40 }).toBuffer(),
  'image/png': async (orientation) => (await photograph(orientation, 4)).png().toBuffer(),
  'image/webp': async (orientation) => (await photograph(orientation)).webp().toBuffer(),
  'image/webp lossless': async (orientation) =>
    (await photograph(orientation, 4)).webp({ lossless: true }).toBuffer(),
}

/** Behind the end of the picture: a telephone's video of the same moment. */
const trailer = Buffer.from(`\0\0\0\x18ftypmp42 ${SECRET}`)
const mediaType = (kind: string) => kind.split(' ')[0] ?? ''
const shown = (picture: Buffer) => sharp(picture).autoOrient().toColourspace('srgb').raw().toBuffer()
/** Of the mean pixel, of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await shown(one), await shown(other)]
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 255)), 0) / a.length
}
const telling = ({ exif, xmp: told, iptc, comments }: Metadata) =>
  [exif?.includes(SECRET), told, iptc, comments?.length].filter(Boolean)

describe.each(Object.entries(kinds))('%s', (kind, make) => {
  test.each([1, 3, 6, 8])('of orientation %i looks the same, and tells nothing else', async (orientation) => {
    const taken = Buffer.concat([await make(orientation), trailer])
    const kept = await withoutMetadata(taken)
    const [before, after] = [await sharp(taken).metadata(), await sharp(kept).metadata()]
    expect(before.exif?.includes(SECRET)).toBe(true)
    expect(telling(after)).toEqual([])
    expect(after.orientation ?? 1).toBe(1)
    expect(after.format).toBe(before.format)
    expect(after).toMatchObject(before.autoOrient)
    expect(await difference(kept, taken)).toBeLessThan(4)
    for (const secret of [SECRET, 'GPS', 'xmpmeta', 'ftyp']) expect(kept.includes(secret), secret).toBe(false)
  })

  test('is refused when it breaks off', async () => {
    const whole = await make(6)
    for (const part of [0.01, 0.1, 0.5, 0.9])
      await expect(withoutMetadata(whole.subarray(0, part * whole.length)), String(part)).rejects.toThrow()
  })

  test('is stored so, and its preview too', async () => {
    const file = new File([new Uint8Array(await make(6))], 'photo', { type: mediaType(kind) })
    const [attachment] = await attachmentsOf(
      app.as('VISITOR'),
      await putUp(app.as('ADMIN'), { attachments: [file] }),
    )
    expect(attachment).toMatchObject({ width: 40, height: 61, fileType: mediaType(kind) })
    for (const url of [attachment?.url, attachment?.previewUrl]) {
      const served = Buffer.from(await (await app.as('VISITOR').fetch(url ?? '')).arrayBuffer())
      expect(served.includes(SECRET)).toBe(false)
      expect(telling(await sharp(served).metadata())).toEqual([])
    }
  })
})

test('an animation stays one, frame by frame', async () => {
  const frames = await Promise.all(
    ['#323a75', '#a11d33'].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animation = await sharp(frames, { join: { animated: true } })
    .withExif({ IFD0: { Artist: SECRET } })
    .webp({ loop: 0, delay: [100, 200] })
    .toBuffer()
  const kept = await withoutMetadata(animation)
  expect(animation.includes(SECRET)).toBe(true)
  expect(kept.includes(SECRET)).toBe(false)
  const frame = (of: Buffer) => sharp(of, { animated: true })
  expect((await frame(kept).metadata()).pages).toBe(2)
  expect((await frame(kept).metadata()).delay).toEqual((await frame(animation).metadata()).delay)
  expect((await frame(kept).metadata()).pageHeight).toBe(10)
})
