import { createHash, randomUUID } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identity } from '#prisma/demo-content/settings.ts'
import type { Site } from '#server/config/site.ts'
import { openContent } from '#server/content/content-store.ts'
import { DataVersion } from '#server/db/data-version.ts'
import { typesetPinCards } from '#server/domains/students/make-pins.ts'
import { createLog } from '#server/lib/log.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { brandScheme } from '#shared/theme/brand-scheme.ts'
import { defaultSchemes, type Scheme } from '#shared/theme/color-schemes.ts'
import { sourceRenderer } from '#tests/support/browser/pages.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/server/api.ts'

// A light one: letters and buttons have a darker one, and it is the accent itself.
const brandColor = '#fff176'
const { light } = brandScheme(brandColor)

let api: TestApp
beforeAll(async () => {
  api = await testApp({ renderer: sourceRenderer() })
})
afterAll(() => api.close())

let version = 0

/** As staff do in the settings. */
async function setBrandColor(brandColor: string | undefined): Promise<void> {
  const { saveContent } = await api.as('ADMIN').run(SaveContent, {
    collection: 'identity',
    version: version++,
    data: { ...identity, brandColor: brandColor ?? null },
    publication: 'NOW',
  })
  expect(saveContent.__typename).toBe('ContentItem')
}

const open = (path: string) => api.as('VISITOR').fetch(path)

const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The colours of a picture that fill at least a thousandth of it, as `#rrggbb`. */
async function largeColors(png: Buffer): Promise<string[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 3) {
    const color = `#${data.toString('hex', at, at + 3)}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > (info.width * info.height) / 1000).map(([color]) => color)
}

const picture = async (path: string) => largeColors(Buffer.from(await (await open(path)).arrayBuffer()))

const looks: [name: string, color: string | undefined, scheme: Scheme, other: Scheme][] = [
  ['a brand colour', brandColor, light, defaultSchemes.light],
  ['the default look', undefined, defaultSchemes.light, light],
]

test.each(looks)(
  'with %s, a page has its colours in a style that its policy allows',
  async (_, color, own, other) => {
    await setBrandColor(color)
    const answer = await open('/')
    const html = await answer.text()
    const css = styleOf(html)
    expect(css).toContain(`--color-action: ${own.action};`)
    expect(css).not.toContain(other.action)
    expect(answer.headers.get('content-security-policy')).toContain(hashOf(css))
    const schemes = brandScheme(color)
    for (const scheme of ['light', 'dark'] as const)
      expect(html).toContain(`media="(prefers-color-scheme: ${scheme})" content="${schemes[scheme].ground}"`)
    const { data } = await api.as('VISITOR').send('{ site { brandColor } }')
    expect(data).toEqual({ site: { brandColor: color ?? null } })
  },
)

test.each(looks)('with %s, cards, manifest and icons follow', async (_, color, own, other) => {
  await setBrandColor(color)
  const card = await picture('/cards/contact.png')
  expect(card).toEqual(expect.arrayContaining([own.patternMain, own.accent]))
  expect(card).not.toContain(other.patternMain)
  const manifest = (await (await open('/site.webmanifest')).json()) as { icons: { src: string }[] }
  expect(manifest).toMatchObject({ theme_color: own.action, background_color: own.ground })
  const head = await (await open('/')).text()
  if (color === undefined) {
    expect(manifest.icons.map(({ src }) => src)).toContain('/icon-192.png')
    expect((await open('/icons/fff176/icon-192.png')).status).toBe(404)
    return
  }
  for (const { src } of manifest.icons.filter(({ src }) => src.endsWith('.png')))
    expect(await picture(src)).toContain(own.action)
  const [, touchIcon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(head) ?? []
  expect(await picture(touchIcon)).toContain(own.action)
  const [, favicon = ''] = /rel="icon" href="([^"]+)"/.exec(head) ?? []
  expect(await (await open(favicon)).text()).toContain(own.accent)
  expect((await open('/icons/fff176/constructor')).status).toBe(404)
})

test('the result of a look-up, whose page has a template, has them too', async () => {
  const scenario = scenarios(api)
  await scenario.resultFile(
    resultsCsv([
      ...Array.from({ length: 10 }, (_, at) => ({ candidate: `10${at}`, exam: 'A', percentage: 99 - at })),
      { candidate: '081001', exam: 'A', percentage: '50' },
      { candidate: '081002', exam: 'A', percentage: '49' },
    ]),
    { examTitle: 'Model Test', examDate: '2026-11-01' },
  )
  await setBrandColor(brandColor)
  for (const candidate of ['081001', '081002']) {
    const answer = await open(`/results?exam=A&candidate=${candidate}`)
    const css = styleOf(await answer.text())
    expect(css).toContain(`--color-action: ${light.action};`)
    expect(answer.headers.get('content-security-policy')).toContain(hashOf(css))
  }
})

test('mails have the colour of letters and buttons', async () => {
  const content = openContent(api, new DataVersion(api.db, { leaseMs: 0 }))
  const html = async () =>
    (
      await composeMail(
        {
          ...api,
          content,
          log: createLog({ level: 'silent', pretty: false }),
          publicUrl: () => 'https://institute.example',
        },
        'reset-password',
        {
          id: randomUUID(),
          recipient: emailOf('STUDENT'),
          passwordHash: null,
          recheckId: null,
          language: 'en',
        },
      )
    )?.html
  await api.as('STUDENT').send('{ viewer { role } }')
  await setBrandColor(brandColor)
  expect(await html()).toContain(`background:${light.action}`)
  await setBrandColor(undefined)
  expect(await html()).toContain('background:#23264d')
})

/** The fill colours of a document, as `#rrggbb`. */
function fillsOf(pdf: Buffer): Set<string> {
  const streams = pdf.toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\r?\n(.*?)\r?\nendstream/gs)
  const operators = Array.from(streams, ([, body = '']) =>
    inflateSync(Buffer.from(body, 'latin1')).toString('latin1'),
  ).join('\n')
  const fills = operators.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) scn?\b/g)
  const hex = (part: string) =>
    Math.round(Number(part) * 255)
      .toString(16)
      .padStart(2, '0')
  return new Set(Array.from(fills, ([, ...parts]) => `#${parts.slice(0, 3).map(hex).join('')}`))
}

test('documents have the colours in their letterhead', () => {
  const card = { candidateId: '081001', studentName: 'Asha Rai', groups: 'Medical', pin: '123456' }
  const { brandColor: _, ...plain } = api.site
  const fills = (site: Site) =>
    fillsOf(
      typesetPinCards([card], {
        exam: '',
        sitting: '',
        address: 'https://institute.example',
        letterhead: { site },
        language: 'en',
      }).pdf,
    )
  expect(fills({ ...plain, brandColor })).toContain(light.ink)
  expect(fills(plain)).toContain(defaultSchemes.light.ink)
  expect(fills(plain)).not.toContain(light.ink)
})
