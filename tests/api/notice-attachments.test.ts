import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backgroundSettled } from '#server/lib/background.ts'
import {
  CreateNotice,
  DeleteNotices,
  SetNoticeActive,
  UpdateNotice,
} from '#tests/support/content/notice-operations.ts'
import { attachmentsOf, pdf, picture, putUp, storedKeys } from '#tests/support/content/notices.ts'
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
  await app.db.prisma.notice.deleteMany()
  for (const key of await storedKeys(app)) await app.files.delete(key)
})

const input = { title: 'Title', description: 'Text' }

describe('what is taken', () => {
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' })
  const html = new File(['<!doctype html><script>1</script>'], 'page.pdf', { type: 'application/pdf' })

  test('is judged by content, and every bad file is named at once', async () => {
    const whole = await picture('whole.jpg', { width: 2000, height: 2000 })
    const broken = new File([whole.slice(0, 6000)], 'टुटेको.jpg', { type: 'image/jpeg' })
    const { createNotice } = await admin.run(CreateNotice, {
      input,
      attachments: [
        pdf('good.pdf'),
        svg,
        pdf('large.pdf', 11_000_000),
        new File([], 'empty.jpg'),
        html,
        broken,
        await picture('good too.jpg'),
      ],
    })
    expect(createNotice).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'attachments.1', message: expect.stringMatching(/^logo\.png is neither/) },
        { path: 'attachments.2', message: 'large.pdf is larger than 10 MB' },
        { path: 'attachments.3', message: 'empty.jpg is empty' },
        { path: 'attachments.4', message: expect.stringMatching(/^page\.pdf is neither/) },
        { path: 'attachments.5', message: expect.stringMatching(/^टुटेको\.jpg is damaged/) },
      ],
    })
    expect(await storedKeys(app)).toEqual([])
    expect(await app.db.prisma.notice.count()).toBe(0)
  })

  test('is named by its content, whatever its name says', async () => {
    const id = await putUp(admin, {
      attachments: [new File([await picture('x')], '../../etc/evil.html', { type: 'text/html' })],
    })
    expect(await attachmentsOf(visitor, id)).toMatchObject([
      { fileName: 'evil.html', fileType: 'image/jpeg', url: expect.stringMatching(/\/[0-9a-f-]{36}\.jpg$/) },
    ])
    const stored = await storedKeys(app)
    expect(stored.every((key) => key.startsWith(`notice-attachments/${id}/`))).toBe(true)
    expect(stored).toHaveLength(2)
  })

  test('is at most ten, on a changed notice too', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => pdf(`${index}.pdf`))
    const tooMany = {
      __typename: 'InvalidInput',
      fields: [{ path: 'attachments', message: 'A notice can have at most 10 attachments' }],
    }
    const { createNotice } = await admin.run(CreateNotice, { input, attachments: [...ten, pdf('x.pdf')] })
    expect(createNotice).toMatchObject(tooMany)
    const id = await putUp(admin, { attachments: ten })
    const { updateNotice } = await admin.run(UpdateNotice, { id, input, attachments: [pdf('x.pdf')] })
    expect(updateNotice).toEqual(tooMany)
    expect(await storedKeys(app)).toHaveLength(10)
  })

  test('stays at most ten when two add at the same moment', async () => {
    const six = () => Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`))
    const id = await putUp(admin)
    await Promise.all([1, 2].map(() => admin.run(UpdateNotice, { id, input, attachments: six() })))
    expect(await attachmentsOf(visitor, id)).toHaveLength(6)
    expect(await storedKeys(app)).toHaveLength(6)
  })
})

describe('the address of a file', () => {
  test('gives it back with its name, to be kept half a minute and to do no harm', async () => {
    const file = await picture('नतिजा (१).jpg')
    const id = await putUp(admin, { attachments: [file, pdf('a.pdf')] })
    const [attachment, document] = await attachmentsOf(visitor, id)
    const response = await visitor.fetch(attachment?.url ?? '')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(file.size),
      'cache-control': 'public, max-age=30, must-revalidate',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    const disposition = response.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('नतिजा (१).jpg')
    const preview = await visitor.fetch(attachment?.previewUrl ?? '')
    expect(preview.headers.get('content-type')).toBe('image/webp')
    expect((await preview.arrayBuffer()).byteLength).toBeLessThan(file.size)
    const policies = [response, preview, await visitor.fetch(document?.url ?? '')].map(({ headers }) =>
      headers.get('content-security-policy'),
    )
    expect(policies).toEqual(
      Array(3).fill("default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"),
    )
  })

  test('knows what a browser has, and gives parts', async () => {
    const file = pdf('a.pdf', 100)
    const id = await putUp(admin, { attachments: [file] })
    const [{ url } = { url: '' }] = await attachmentsOf(visitor, id)
    const get = (headers: Record<string, string>) => visitor.fetch(url, { headers })
    const etag = (await get({})).headers.get('etag') ?? ''
    expect(etag).toBe(
      `"${createHash('sha256')
        .update(Buffer.from(await file.arrayBuffer()))
        .digest('hex')}"`,
    )
    expect((await get({ 'if-none-match': `W/${etag}` })).status).toBe(304)
    const part = await get({ range: 'bytes=1-3' })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${file.size}`,
    ])
    expect(await (await get({ range: 'bytes=-6' })).text()).toBe('%%EOF\n'.slice(-6))
    expect((await get({ range: 'bytes=5000-' })).status).toBe(416)
    expect((await get({ range: 'bytes=1-3', 'if-range': '"another"' })).status).toBe(200)
    const head = await visitor.fetch(url, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.size)])
  })

  test('is closed when the notice is, but not to admins, and a missing one looks the same', async () => {
    const id = await putUp(admin, { attachments: [pdf('a.pdf')] })
    const [{ url } = { url: '' }] = await attachmentsOf(visitor, id)
    await admin.run(SetNoticeActive, { id, isActive: false })
    const answer = async (response: Response) => [response.status, await response.text()]
    const hidden = await answer(await visitor.fetch(url))
    const missing = await answer(await visitor.fetch(url.replace(/.{8}\.pdf$/, '00000000.pdf')))
    expect(hidden[0]).toBe(404)
    expect(JSON.stringify(hidden).replaceAll(url, '')).toBe(
      JSON.stringify(missing).replaceAll(url.replace(/.{8}\.pdf$/, '00000000.pdf'), ''),
    )
    const own = await admin.fetch(url)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })

  test.each(['/files/notices/..%2f..%2fpostgres/PG_VERSION', '/files/notices/x/y', '/files/notices/'])(
    'leads nowhere else: %s',
    async (path) => expect((await visitor.fetch(path)).status).toBe(404),
  )
})

test('files go with what they belonged to', async () => {
  const id = await putUp(admin, { attachments: [pdf('a.pdf'), await picture('b.jpg')] })
  const [first] = await attachmentsOf(visitor, id)
  await admin.run(UpdateNotice, { id, input, remove: [first?.id ?? ''] })
  await backgroundSettled()
  expect(await storedKeys(app)).toHaveLength(2)
  await admin.run(DeleteNotices, { ids: [id] })
  await backgroundSettled()
  expect(await storedKeys(app)).toEqual([])
})

test('a file of another notice is not removed with it', async () => {
  const id = await putUp(admin, { attachments: [pdf('a.pdf')] })
  const other = await putUp(admin, { attachments: [pdf('b.pdf')] })
  const [{ id: foreign, url } = { id: '', url: '' }] = await attachmentsOf(visitor, other)
  const { updateNotice } = await admin.run(UpdateNotice, { id, input, remove: [foreign] })
  expect(updateNotice.__typename).toBe('Notice')
  await backgroundSettled()
  expect(await attachmentsOf(visitor, id)).toHaveLength(1)
  expect(await attachmentsOf(visitor, other)).toHaveLength(1)
  expect((await visitor.fetch(url)).status).toBe(200)
})

test('the feed holds what is active, well formed', async () => {
  await putUp(admin, { title: 'Fees < 50% & "more"', attachments: [pdf('शुल्क.pdf')] })
  const hidden = await putUp(admin, { title: 'Hidden' })
  await admin.run(SetNoticeActive, { id: hidden, isActive: false })
  const response = await visitor.fetch('/news/feed.xml')
  const xml = await response.text()
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(xml).toContain('<title>Fees &lt; 50% &amp; &quot;more&quot;</title>')
  expect(xml).toMatch(
    /<link rel="enclosure" type="application\/pdf" title="शुल्क\.pdf" length="\d+" href="http/,
  )
  expect(xml).not.toContain('Hidden')
  const nepali = await (await visitor.fetch('/news/feed.xml?lang=ne')).text()
  expect(nepali).toContain(`<title>${app.site.name} का सूचना</title>`)
  expect(nepali).toMatch(/<link rel="alternate" type="text\/html" href="[^"]*\/ne\/news\/[\w-]{36}"\/>/)
  expect(nepali).not.toMatch(/href="[^"]*[^e]\/news(?:"|\/(?!feed))/)
})
