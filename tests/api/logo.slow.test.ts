import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '#prisma/demo-content/settings.ts'
import { openContent } from '#server/content/content-store.ts'
import { DataVersion } from '#server/db/data-version.ts'
import { letterheadOf } from '#server/domains/media/letterhead.ts'
import { typesetPinCards } from '#server/domains/students/make-pins.ts'
import { createLog } from '#server/lib/log.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import type { Locale } from '#shared/locales.ts'
import { defaultSchemes } from '#shared/theme/color-schemes.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { uploaded } from '#tests/support/files/media.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { readPdfTags } from '#tests/support/files/read-pdf-tags.ts'
import { slipPathOf, slipsOf } from '#tests/support/results/result-slips.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/server/api.ts'

// The institute's own logo outside the site: on papers, mails and social cards.

let app: TestApp
const log = createLog({ level: 'silent', pretty: false })
beforeAll(async () => {
  app = await testApp({ renderer: sourceRenderer() })
  await app.as('STUDENT').send('{ viewer { role } }')
  await scenarios(app).resultFile(resultsCsv([{ candidate: '081001', exam: 'CEE', percentage: 76 }]), {
    examTitle: 'CEE Model Test 5',
    examDate: '2026-11-02',
  })
})
afterAll(() => app.close())

const red = { r: 200, g: 16, b: 46 }
const white = { r: 255, g: 255, b: 255 }

/** A square of one colour with a transparent edge. */
async function logoFile(name: string, color: typeof red, size = { width: 400, height: 400 }): Promise<File> {
  const inner = { width: Math.ceil(size.width * 0.8), height: Math.ceil(size.height * 0.8) }
  const square = await sharp({ create: { ...inner, channels: 3, background: color } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite([{ input: square }])
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

let version = 0

/** As staff do in the settings. @returns the id of the picture. */
async function setLogo(file: File | null): Promise<string | undefined> {
  const media = file && (await uploaded(app.as('ADMIN'), file))
  const { saveContent } = await app.as('ADMIN').run(SaveContent, {
    collection: 'identity',
    version: version++,
    data: { ...identity, logo: media && { picture: media.id, alt: 'A red square' } },
    publication: 'NOW',
  })
  expect(saveContent.__typename).toBe('ContentItem')
  return media?.id
}

const slip = async () => new Uint8Array(await (await slipsOf(app).download(slipPath)).arrayBuffer())
const slipPath = slipPathOf('CEE', '081001')

async function card(): Promise<Buffer> {
  const answer = await app.as('VISITOR').fetch('/cards/results.png')
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** The colour of a pixel as `#rrggbb`. */
async function colorAt(png: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

async function mail(language: Locale = 'en') {
  const content = openContent(app, new DataVersion(app.db, { leaseMs: 0 }))
  const composed = await composeMail(
    { ...app, log, content, publicUrl: () => 'https://institute.example' },
    'reset-password',
    {
      id: randomUUID(),
      recipient: emailOf('STUDENT'),
      passwordHash: null,
      recheckId: null,
      language,
    },
  )
  if (!composed) throw new Error('There is no mail')
  return composed
}

const altOfLogo = `Logo of ${identity.name}`

async function pinCards(): Promise<Buffer> {
  const content = openContent(app, new DataVersion(app.db, { leaseMs: 0 }))
  const letterhead = await letterheadOf({ ...app, log, content, language: 'en' })
  const one = { candidateId: '081001', studentName: 'Asha Rai', groups: 'Medical', pin: '123456' }
  return typesetPinCards([one, one], {
    exam: '',
    sitting: '',
    address: 'a.example',
    letterhead,
    language: 'en',
  }).pdf
}

test('without a logo, papers and mails have none, and cards have the mark', async () => {
  await setLogo(null)
  expect((await readPdfTags(await slip())).figures).not.toContain(altOfLogo)
  expect((await pinCards()).toString('latin1')).not.toContain('/Subtype /Image')
  const { html, pictures } = await mail()
  expect(html).not.toContain('<img')
  expect(pictures).toBeUndefined()
  expect(await colorAt(await card(), 72 + 2, 64 + 36)).toBe(defaultSchemes.light.action)
})

test('a logo is on papers with its description, in mails and on cards', async () => {
  await setLogo(await logoFile('red.png', red))
  const tags = await readPdfTags(await slip())
  expect(tags.figures).toContain(altOfLogo)
  expect(tags.uaPart).toBe('1')
  // Once in the file, however many cards show it.
  expect((await pinCards()).toString('latin1').match(/\/Subtype \/Image\b/g)).toHaveLength(2)
  const { html, pictures } = await mail()
  const [picture] = pictures ?? []
  expect(html).toContain(`<img src="cid:${picture?.cid}" width="44" height="44" alt="${altOfLogo}"`)
  expect((await mail('ne')).html).toContain(`alt="${identity.ne?.name} को लोगो"`)
  const nepali = new Uint8Array(await (await slipsOf(app).download(`${slipPath}&lang=ne`)).arrayBuffer())
  expect((await readPdfTags(nepali)).figures).toContain(`${identity.ne?.name} को लोगो`)
  expect(await sharp(picture?.png).metadata()).toMatchObject({ format: 'png', width: 88, height: 88 })
  expect(await colorAt(await card(), 72 + 20, 56 + 20)).toBe('#c8102e')
})

test('a logo is the icon of the site, in a square that launchers may crop', async () => {
  await setLogo(await logoFile('wide.png', red, { width: 800, height: 200 }))
  const client = app.as('VISITOR')
  const { icons } = (await (await client.fetch('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  const html = await (await client.fetch('/')).text()
  const inHead = Array.from(
    html.matchAll(/rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g),
    ([, src]) => src,
  )
  expect(inHead).toHaveLength(2)
  for (const src of [...icons.map((icon) => icon.src), ...inHead]) {
    const icon = Buffer.from(await (await client.fetch(src ?? '')).arrayBuffer())
    const { width = 0, height } = await sharp(icon).metadata()
    expect(height).toBe(width)
    expect(await colorAt(icon, width / 2, width / 2), src).toBe('#c8102e')
    expect(await colorAt(icon, width / 2, 1), src).toBe('#fffefb')
  }
  await setLogo(null)
  expect((await client.fetch(icons[0]?.src ?? '')).status).toBe(404)
})

test('one that is nearly white stands on a dark plate', async () => {
  await setLogo(await logoFile('white.png', white))
  const drawn = await card()
  expect(await colorAt(drawn, 72 + 40, 56 + 40)).toBe('#ffffff')
  expect(await colorAt(drawn, 72 + 80, 56 + 80)).toBe(defaultSchemes.light.ink)
  const { pictures } = await mail()
  expect(await colorAt(pictures?.[0]?.png as Buffer, 80, 80)).toBe(defaultSchemes.light.ink)
})

test('a very wide or high one stays within its place', async () => {
  for (const size of [
    { width: 3000, height: 12 },
    { width: 12, height: 3000 },
  ]) {
    await setLogo(await logoFile(`${size.width}.png`, red, size))
    expect(await readPdf(await slip())).toHaveLength(1)
    const { html } = await mail()
    const [, width = '', height = ''] = /<img [^>]*width="(\d+)" height="(\d+)"/.exec(html) ?? []
    expect(Number(width)).toBeGreaterThan(0)
    expect(Number(width)).toBeLessThanOrEqual(176)
    expect(Number(height)).toBeGreaterThan(0)
    expect(Number(height)).toBeLessThanOrEqual(44)
    await card()
  }
})

test('a file that is lost or damaged takes nothing with it', async () => {
  const id = (await setLogo(await logoFile('lost.png', { r: 9, g: 99, b: 9 }))) ?? ''
  const { filePath } = await app.db.prisma.mediaFile.findUniqueOrThrow({ where: { id } })
  await app.files.delete(filePath)
  const text = (await readPdf(await slip())).join(' ')
  expect(text).toContain('081001')
  expect((await readPdfTags(await slip())).figures).not.toContain(altOfLogo)
  expect((await mail()).html).not.toContain('<img')
  await card()
})
