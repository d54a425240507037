import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identity } from '#prisma/demo-content/settings.ts'
import { mediaByIds } from '#server/domains/media/media.ts'
import { ContentItem, SaveContent } from '#tests/support/content/content-operations.ts'
import { pdf } from '#tests/support/content/notices.ts'
import { drawing, mediaKeys, uploaded } from '#tests/support/files/media.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
let admin: ApiClient
let visitor: ApiClient

beforeAll(async () => {
  app = await testApp()
  admin = app.as('ADMIN')
  visitor = app.as('VISITOR')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.prisma.mediaFile.deleteMany()
  for (const key of await mediaKeys(app)) await app.files.delete(key)
})

const contentOf = async (path: string) => Buffer.from(await (await visitor.fetch(path)).arrayBuffer())
const sizeOf = async (path: string) => {
  const { format, compression, width, height } = await sharp(await contentOf(path)).metadata()
  return [compression === 'av1' ? 'avif' : format, width, height]
}

async function takeAsLogo(picture: string): Promise<void> {
  const { contentItem } = await admin.run(ContentItem, { collection: 'identity' })
  const data = { ...identity, logo: { picture, alt: 'Logo' } }
  const version = contentItem?.version ?? 0
  await admin.run(SaveContent, { collection: 'identity', version, data, publication: 'NOW' })
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is served in every width up to its own',
    async (format) => {
      const media = await uploaded(admin, await drawing('कक्षा १.JPG', { width: 1000, height: 500, format }))
      expect(media).toMatchObject({ kind: 'PICTURE', fileName: 'कक्षा १.jpg', width: 1000, height: 500 })
      expect(media.sources.map(({ width }) => width)).toEqual([320, 640, 960, 1000])
      for (const { width, avif, webp } of media.sources) {
        expect(await sizeOf(avif)).toEqual(['avif', width, width / 2])
        expect(await sizeOf(webp)).toEqual(['webp', width, width / 2])
      }
      expect(await sizeOf(media.url)).toEqual(['jpeg', 1000, 500])
      expect((await contentOf(media.url)).length).toBe(media.size)
    },
  )

  test.each([
    [60, 60, true],
    [400, 199, true],
    [200, 200, false],
    [3000, 150, false],
  ])('of %i × %i pixels is refused as a logo: %s', async (width, height, isRefused) => {
    const media = await uploaded(admin, await drawing('logo.png', { width, height, format: 'png' }))
    const { contentItem } = await admin.run(ContentItem, { collection: 'identity' })
    const saved = await admin.run(SaveContent, {
      collection: 'identity',
      version: contentItem?.version ?? 0,
      data: { ...identity, logo: { picture: media.id, alt: `${width} × ${height}` } },
      publication: 'DRAFT',
    })
    const fields = [{ path: 'logo', message: expect.stringContaining('at least 200') }]
    expect(saved.saveContent).toMatchObject(isRefused ? { fields } : { __typename: 'ContentItem' })
  })

  test('is at most 1600 pixels wide, and never larger than it was', async () => {
    const large = await uploaded(admin, await drawing('a.png', { width: 2400, height: 1200, format: 'png' }))
    expect([large.width, large.height, large.sources.at(-1)?.width]).toEqual([1600, 800, 1600])
    const small = await uploaded(admin, await drawing('b.png', { width: 90, height: 60, format: 'png' }))
    expect(small.sources.map(({ width }) => width)).toEqual([90])
    expect(await mediaKeys(app)).toHaveLength(9 + 3)
  })

  test('that is transparent stays so', async () => {
    const bytes = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#32307540' } })
      .png()
      .toBuffer()
    const media = await uploaded(admin, new File([new Uint8Array(bytes)], 'logo.webp'))
    expect(media.fileName).toBe('logo.png')
    const { avif = '', webp = '' } = media.sources[0] ?? {}
    for (const path of [media.url, avif, webp])
      expect((await sharp(await contentOf(path)).metadata()).hasAlpha, path).toBe(true)
  })

  test.each([
    ['white on nothing', '#ffffff', '', true],
    ['in a dark colour on nothing', '#1f3a6b', '', false],
    ['in blue on nothing', '#0000ff', '', false],
    ['white on its own ground', '#ffffff', '<rect width="90" height="60" fill="#1f3a6b"/>', false],
    ['white all over', '#ffffff', '<rect width="90" height="60" fill="white"/>', false],
    ['all over nearly white', 'none', '<rect width="90" height="60" fill="white" opacity="0.953"/>', false],
    ['white that shines through', 'none', '<rect width="90" height="60" fill="white" opacity="0.94"/>', true],
  ])(
    'that is a logo %s: on a light page it needs a dark ground, or not',
    async (_what, ink, ground, isPale) => {
      const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 90 60">${ground}<circle cx="30" cy="30" r="20" fill="${ink}"/></svg>`
      const bytes = await sharp(Buffer.from(drawn)).png().toBuffer()
      const { id, url } = await uploaded(admin, new File([new Uint8Array(bytes)], 'logo.png'))
      await takeAsLogo(id)
      const { data: shown } = await visitor.send('{ site { logoUrl logoIsPale } }')
      expect(shown).toEqual({ site: { logoUrl: url, logoIsPale: isPale } })
    },
  )

  test.each([
    ['square', 1000, 1000, 320],
    ['four times as wide as high', 1200, 300, 320],
    ['wider', 1200, 200, 640],
    ['very wide', 1600, 60, 1600],
    ['small', 200, 200, 200],
  ])(
    'that is a logo, %s, is loaded no larger than the pages need it',
    async (_what, width, height, small) => {
      const { id, url, sources } = await uploaded(
        admin,
        await drawing('logo.png', { width, height, format: 'png' }),
      )
      await takeAsLogo(id)
      const { data: shown } = await visitor.send('{ site { logoUrl smallLogoUrl } }')
      const smallLogoUrl = sources.find((source) => source.width === small)?.webp
      expect(shown).toEqual({ site: { logoUrl: url, smallLogoUrl } })
    },
  )

  test('that an earlier version stored without judging it is judged when it is uploaded again', async () => {
    const file = await drawing('a.png', { width: 30, height: 30, format: 'png' })
    const { id } = await uploaded(admin, file)
    await app.db.prisma.mediaFile.update({ where: { id }, data: { isPale: null } })
    const keys = await mediaKeys(app)
    expect((await uploaded(admin, file)).id).toBe(id)
    expect(await app.db.prisma.mediaFile.findUnique({ where: { id } })).toMatchObject({ isPale: false })
    expect(await mediaKeys(app)).toEqual(keys)
  })

  test('is turned upright and loses place, camera and names', async () => {
    const photo = await sharp(
      Buffer.from(await (await drawing('x', { width: 60, height: 40 })).arrayBuffer()),
    )
      .withExif({ IFD0: { Artist: 'Kamala' }, IFD3: { GPSLatitude: '27/1 43/1 2/1', GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Kamala</x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Kamala')).toBe(true)
    const media = await uploaded(admin, new File([new Uint8Array(photo)], 'photo.jpg'))
    expect([media.width, media.height]).toEqual([40, 60])
    for (const path of [media.url, ...media.sources.flatMap(({ avif, webp }) => [avif, webp])]) {
      const content = await contentOf(path)
      const { exif, xmp, orientation, width, height } = await sharp(content).metadata()
      expect([exif, xmp, orientation ?? 1, width, height], path).toEqual([undefined, undefined, 1, 40, 60])
      expect(content.includes('Kamala')).toBe(false)
    }
  })

  test('is stored once however often it is uploaded, also at the same moment', async () => {
    const file = await drawing('first.jpg')
    const [one, two] = await Promise.all([uploaded(admin, file), uploaded(admin, file)])
    const three = await uploaded(admin, new File([file], 'other name.jpg'))
    expect([two.id, three.id, three.fileName]).toEqual([one.id, one.id, 'first.jpg'])
    expect(await mediaKeys(app)).toHaveLength(3)
    expect(await app.db.prisma.mediaFile.count()).toBe(1)
    expect(await app.db.prisma.activity.count({ where: { subjectId: one.id } })).toBe(1)
  })

  test('whose files are lost comes back when it is uploaded again', async () => {
    for (const file of [await drawing('a.jpg'), pdf('a.pdf')]) {
      const { id, url } = await uploaded(admin, file)
      const keys = await mediaKeys(app)
      const lost = keys.filter((key) => key.includes(id))
      for (const key of lost) await app.files.delete(key)
      expect((await admin.fetch(url)).status).toBe(503)
      expect((await uploaded(admin, file)).id).toBe(id)
      expect((await admin.fetch(url)).status).toBe(200)
      expect(await mediaKeys(app)).toEqual(keys)
    }
  })
})

describe('an address', () => {
  test('is kept for a year, and harms nobody', async () => {
    const media = await uploaded(admin, await drawing('a.jpg'))
    for (const path of [media.url, media.sources[0]?.avif ?? '', media.sources[0]?.webp ?? '']) {
      const { headers } = await visitor.fetch(path)
      expect(Object.fromEntries(headers), path).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      })
      const again = await visitor.fetch(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
      expect(again.status).toBe(304)
    }
  })

  test('of a PDF gives parts', async () => {
    const file = pdf('नियम.pdf', 100)
    const { url } = await uploaded(admin, file)
    const part = await admin.fetch(url, { headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${file.size}`,
    ])
    expect((await admin.fetch(url, { headers: { range: 'bytes=5000-' } })).status).toBe(416)
  })

  test('that is not one leads nowhere', async () => {
    const { id, url } = await uploaded(admin, await drawing('a.jpg'))
    const wrong = ['file.png', '320.avif', '40.avif.webp', 'a.html', 'jpg', '']
    const paths = [
      ...wrong.map((name) => `/media/${id}/${name}`),
      '/media/x/a.jpg',
      url.replace(/[0-9a-f]{8}/, '00000000'),
    ]
    for (const path of paths) expect([path, (await visitor.fetch(path)).status]).toEqual([path, 404])
  })
})

test('several ids are found by one query, in their order', async () => {
  const [a, b] = [await uploaded(admin, await drawing('a.jpg')), await uploaded(admin, pdf('b.pdf'))]
  let queries = 0
  const { mediaFile } = app.db.prisma
  const findMany: typeof mediaFile.findMany = (args) => {
    queries++
    return mediaFile.findMany(args)
  }
  const prisma = new Proxy(app.db.prisma, {
    get: (target, name) => (name === 'mediaFile' ? { findMany } : Reflect.get(target, name)),
  })
  const found = await Promise.all([
    mediaByIds({ prisma }, [b.id, 'no id', a.id.toUpperCase()]),
    mediaByIds({ prisma }, ['0190a5b2-0000-7000-8000-000000000000', b.id]),
  ])
  expect(found.map((all) => all.map((one) => one?.fileName))).toEqual([
    ['b.pdf', undefined, 'a.jpg'],
    [undefined, 'b.pdf'],
  ])
  expect(queries).toBe(1)
})
