import sharp, { type Metadata, type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const mediaType = (kind: string) => kind.split(' ')[0] ?? ''
const telling = ({ exif, xmp: told, iptc, comments }: Metadata) =>
  [exif?.includes(SECRET), told, iptc, comments?.length].filter(Boolean)

describe.each(Object.entries(kinds))('%s', (kind, make) => {
  test('is stored upright and without what it tells, and its preview too', async () => {
    const file = new File([new Uint8Array(await make(6))], 'photo', { type: mediaType(kind) })
    const [attachment] = await attachmentsOf(
      app.as('VISITOR'),
      await putUp(app.as('ADMIN'), { attachments: [file] }),
    )
    expect(attachment).toMatchObject({ width: 40, height: 61 })
    for (const url of [attachment?.url, attachment?.previewUrl]) {
      const served = Buffer.from(await (await app.as('VISITOR').fetch(url ?? '')).arrayBuffer())
      expect(served.includes(SECRET)).toBe(false)
      expect(telling(await sharp(served).metadata())).toEqual([])
    }
  })
})

test('an animation stays one, without what it tells', async () => {
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
  expect(animation.includes(SECRET)).toBe(true)
  const attachments = [new File([new Uint8Array(animation)], 'a.webp')]
  const id = await putUp(app.as('ADMIN'), { attachments })
  const [attachment] = await attachmentsOf(app.as('VISITOR'), id)
  const kept = Buffer.from(await (await app.as('VISITOR').fetch(attachment?.url ?? '')).arrayBuffer())
  expect(kept.includes(SECRET)).toBe(false)
  expect(await sharp(kept, { animated: true }).metadata()).toMatchObject({ pages: 2, delay: [100, 200] })
})
