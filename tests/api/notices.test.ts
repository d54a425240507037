import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backgroundSettled } from '#server/lib/background.ts'
import { graphql } from '#tests/gql/gql.ts'
import type { NoticeType } from '#tests/gql/graphql.ts'
import {
  AllNotices,
  CreateNotice,
  DeleteNotices,
  Notices,
  OneNotice,
  SetNoticeActive,
  UpdateNotice,
  UploadAttachment,
} from '#tests/support/content/notice-operations.ts'
import { attachmentsOf, pdf, picture, putUp, storedKeys } from '#tests/support/content/notices.ts'
import { emptyLog } from '#tests/support/database/empty-log.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { Search } from '#tests/support/people/personal-data-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const Edited = graphql(`
  query EditedNoticeInTest($id: ID!) {
    notice(id: $id) {
      version
      texts { title description nepaliTitle nepaliDescription }
      translation { texts missing hasBegun }
    }
  }
`)
const Missing = graphql(`
  query MissingNoticesInTest { dashboard { missingContent { collection itemId text } } }
`)

const english = { title: 'Holiday on 14 December', description: 'No classes.' }
const nepali = { title: 'मंसिर २९ गते बिदा', description: 'कक्षा हुने छैनन्।' }
const inBoth = { ...english, nepaliTitle: nepali.title, nepaliDescription: nepali.description }

let app: TestApp
let admin: ApiClient
let visitor: ApiClient

beforeAll(async () => {
  app = await testApp({ settings: { DEMO: 'off' } })
  admin = app.as('ADMIN')
  visitor = app.as('VISITOR')
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.prisma.notice.deleteMany()
  await emptyLog(app)
})

/** The number of values in a statement differs. */
const tableOf = (sql: string) => /FROM \S+/.exec(sql)?.[0] ?? sql
const titles = async () => (await visitor.run(Notices)).notices.edges.map(({ node }) => node.title)
const actions = async () =>
  (await app.db.prisma.activity.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)

describe('the list', () => {
  test('is newest first and holds what is active', async () => {
    await putUp(admin, { title: 'Older' })
    const hidden = await putUp(admin, { title: 'Hidden' })
    await putUp(admin, { title: 'Newer' })
    await admin.run(SetNoticeActive, { id: hidden, isActive: false })
    expect(await titles()).toEqual(['Newer', 'Older'])
    const { allNotices } = await admin.run(AllNotices)
    expect(allNotices.nodes.map(({ title, isActive }) => [title, isActive])).toEqual([
      ['Newer', true],
      ['Hidden', false],
      ['Older', true],
    ])
  })

  test('goes on behind a cursor though its notice is gone and others came', async () => {
    const publishedAt = new Date('2026-01-05T06:15:00Z')
    for (const title of ['A', 'B', 'C', 'D']) {
      await app.db.prisma.notice.create({ data: { title, description: '-', publishedAt } })
    }
    const first = (await visitor.run(Notices, { first: 2 })).notices
    expect(first.pageInfo.hasNextPage).toBe(true)
    await admin.run(DeleteNotices, { ids: first.edges.map(({ node }) => node.id) })
    await putUp(admin, { title: 'New' })
    const rest = (await visitor.run(Notices, { first: 2, after: first.pageInfo.endCursor ?? '' })).notices
    expect([...first.edges, ...rest.edges].map(({ node }) => node.title).sort()).toEqual(['A', 'B', 'C', 'D'])
    expect(rest.pageInfo.hasNextPage).toBe(false)
  })

  test('costs the same number of statements, however long', async () => {
    await putUp(admin, { attachments: [pdf('a.pdf'), pdf('b.pdf')] })
    // A cache asks once in half a second whether it is current; background work follows an upload.
    const statements = async () => {
      await backgroundSettled()
      const { result, queries } = await queriesOf(() => visitor.run(Notices, { first: 50 }))
      const attachments = result.notices.edges.flatMap(({ node }) => node.attachments).length
      return { attachments, queries: queries.filter((sql) => !sql.includes('data_changes')) }
    }
    const short = await statements()
    for (let index = 0; index < 12; index++) {
      await putUp(admin, { title: `Notice ${index}`, attachments: [pdf('c.pdf'), pdf('d.pdf')] })
    }
    const long = await statements()
    expect([short.attachments, long.attachments]).toEqual([2, 26])
    expect(long.queries.map(tableOf)).toEqual(short.queries.map(tableOf))
    // The time, the notices, their attachments.
    expect(long.queries).toHaveLength(3)
  })

  test('is searched by part of the title, in whatever case', async () => {
    await putUp(admin, { title: 'Holiday on Friday' })
    await putUp(admin, { title: 'शुक्रबार बिदा' })
    const found = async (search: string) =>
      (await admin.run(AllNotices, { search })).allNotices.nodes.map(({ title }) => title)
    expect(await found(' HOLIDAY ')).toEqual(['Holiday on Friday'])
    expect(await found('बिदा')).toEqual(['शुक्रबार बिदा'])
    expect(await found('50%')).toEqual([])
  })

  test.each(['nonsense', Buffer.from('["x","y"]').toString('base64url')])(
    'answers the cursor %s kindly',
    async (after) => {
      const { errors } = await visitor.send(Notices, { after })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
    },
  )
})

describe('a notice', () => {
  test('that is sent again by its id is created once, also while the first request is under way', async () => {
    const id = randomUUID()
    const send = async (title: string) => {
      const input = { title, description: '-' }
      return (await admin.run(CreateNotice, { id, input, attachments: [pdf('Routine.pdf')] })).createNotice
    }
    const kinds = (await Promise.all([send('First'), send('First')])).map(({ __typename }) => __typename)
    expect(kinds.sort()).toEqual(['Notice', 'NoticeConflict'])
    expect(await send('Other')).toMatchObject({
      __typename: 'NoticeConflict',
      current: { id, title: 'First', attachments: [{ fileName: 'Routine.pdf' }] },
    })
    expect(await titles()).toEqual(['First'])
    const { errors } = await admin.send(CreateNotice, { id: 'x', input: { title: 'a', description: 'b' } })
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
  })

  test('is put up with its attachments, and on record', async () => {
    const { createNotice } = await admin.run(CreateNotice, {
      input: {
        title: '  भर्ना खुल्यो ',
        description: 'Line one\r\nLine two',
        type: 'URGENT',
        link: 'https://example.com/form',
      },
      attachments: [await picture('तालिका.jpg'), pdf('Routine.pdf')],
    })
    const id = createNotice.__typename === 'Notice' ? createNotice.id : ''
    const { notice } = await visitor.run(OneNotice, { id })
    expect(notice).toMatchObject({
      title: 'भर्ना खुल्यो',
      description: 'Line one\nLine two',
      type: 'URGENT',
      link: 'https://example.com/form',
      attachments: [
        { fileName: 'तालिका.jpg', fileType: 'image/jpeg', width: 900, height: 600 },
        { fileName: 'Routine.pdf', fileType: 'application/pdf', width: null, previewUrl: null },
      ],
    })
    expect(await actions()).toEqual(['notice.created'])
  })

  test.each([
    [{ title: ' ' }, 'input.title', 'Title is required'],
    [{ description: '' }, 'input.description', 'Description is required'],
    [{ link: 'javascript:alert(1)' }, 'input.link', 'Enter a web address such as https://example.com'],
    [{ title: 'x'.repeat(201) }, 'input.title', 'The title is longer than 200 characters'],
  ])('with %o is refused', async (wrong, path, message) => {
    const { createNotice } = await admin.run(CreateNotice, {
      input: { title: 'Title', description: 'Text', ...wrong },
      attachments: [pdf('a.pdf')],
    })
    expect(createNotice).toMatchObject({ __typename: 'InvalidInput', fields: [{ path, message }] })
    expect(await titles()).toEqual([])
  })

  test('is changed: an attachment goes, another comes behind, and what is not named stays', async () => {
    const link = 'https://example.com/'
    const id = await putUp(admin, { type: 'URGENT', link, attachments: [pdf('one.pdf'), pdf('two.pdf')] })
    const [one] = (await admin.run(OneNotice, { id })).notice?.attachments ?? []
    await admin.run(UpdateNotice, {
      id,
      input: { title: 'Changed', description: 'New' },
      attachments: [pdf('three.pdf')],
      remove: [one?.id ?? ''],
    })
    const { notice } = await visitor.run(OneNotice, { id })
    expect(notice).toMatchObject({ title: 'Changed', type: 'URGENT', link })
    expect(notice?.attachments.map(({ fileName }) => fileName)).toEqual(['two.pdf', 'three.pdf'])
    expect(await actions()).toEqual(['notice.created', 'notice.updated'])
    await admin.run(UpdateNotice, { id, input: { title: '-', description: '-', type: 'NORMAL', link: '' } })
    expect((await admin.run(OneNotice, { id })).notice).toMatchObject({ type: 'NORMAL', link: null })
  })

  test('that was changed meanwhile stays as it is, and the other version is told, and by whom', async () => {
    const id = await putUp(admin)
    const change = async (title: string, version?: number) =>
      (
        await admin.run(UpdateNotice, {
          id,
          ...(version && { version }),
          input: { title, description: 'Text' },
        })
      ).updateNotice
    expect(await change('First', 1)).toEqual({ __typename: 'Notice', version: 2 })
    const current = { title: 'First', version: 2 }
    const conflict = (message: string) => ({ __typename: 'NoticeConflict', message, current })
    expect(await change('Second', 1)).toEqual(
      conflict(
        'This has changed since you opened it. You were the last person to save it, perhaps in another tab.',
      ),
    )
    // Somebody whose account is gone.
    await app.db.prisma.activity.updateMany({ data: { actorId: null } })
    expect(await change('Second', 1)).toEqual(
      conflict('Somebody else has changed this while you were editing it.'),
    )
    expect((await admin.run(OneNotice, { id })).notice?.title).toBe('First')
    expect(await change('Second', 2)).toEqual({ __typename: 'Notice', version: 3 })
    expect(await change('Third')).toEqual({ __typename: 'Notice', version: 4 })
  })

  test('of two changes of the same version at once, one is a conflict and stores no files', async () => {
    const id = await putUp(admin)
    const answers = await Promise.all(
      ['One', 'Two'].map((title) =>
        admin.run(UpdateNotice, {
          id,
          version: 1,
          input: { title, description: 'Text' },
          attachments: [pdf(`${title}.pdf`)],
        }),
      ),
    )
    expect(answers.map(({ updateNotice }) => updateNotice.__typename).sort()).toEqual([
      'Notice',
      'NoticeConflict',
    ])
    const { notice } = await admin.run(OneNotice, { id })
    expect(notice?.attachments.map(({ fileName }) => fileName)).toEqual([`${notice?.title}.pdf`])
  })

  test('that is hidden is there for admins only', async () => {
    const id = await putUp(admin)
    await admin.run(SetNoticeActive, { id, isActive: false })
    await admin.run(SetNoticeActive, { id, isActive: false })
    expect((await visitor.run(OneNotice, { id })).notice).toBeNull()
    expect((await admin.run(OneNotice, { id })).notice?.isActive).toBe(false)
    expect(await actions()).toEqual(['notice.created', 'notice.deactivated'])
  })

  test('is deleted with others, and unknown ids are passed over', async () => {
    const ids = [await putUp(admin), await putUp(admin)]
    const unknown = ['nonsense', '0190a5b2-0000-7000-8000-000000000000']
    expect((await admin.run(DeleteNotices, { ids: [...ids, ...unknown] })).deleteNotices).toBe(2)
    expect(await titles()).toEqual([])
    expect((await actions()).slice(2)).toEqual(['notice.deleted', 'notice.deleted'])
  })

  test.each(['0190a5b2-0000-7000-8000-000000000000', 'nonsense'])('%s is not found', async (id) => {
    expect((await admin.run(OneNotice, { id })).notice).toBeNull()
    const input = { title: 'Title', description: 'Text' }
    const answers = [
      await admin.send(UpdateNotice, { id, input }),
      await admin.send(SetNoticeActive, { id, isActive: true }),
    ]
    expect(answers.map(({ errors }) => errors?.[0]?.extensions?.code)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })
})

describe('a notice in its time', () => {
  const input = { title: 'Title', description: 'Text' }
  const Times = graphql(`
    query NoticeTimesInTest($id: ID!) { notice(id: $id) { publishedAt expiresAt timing version } }
  `)
  const times = async (id: string) => (await admin.run(Times, { id })).notice
  const inSeconds = async (seconds: number) => {
    const { rows } = await app.db.pool.query<{ at: Date }>('SELECT now() + make_interval(secs => $1) AS at', [
      seconds,
    ])
    return (rows[0] as { at: Date }).at
  }
  const now = () => inSeconds(0)

  test('is seen from its beginning until its end, at every address, though caches were filled just before', async () => {
    const [publishedAt, expiresAt] = [await inSeconds(1.5), await inSeconds(3.5)]
    const id = await putUp(admin, {
      title: 'Timed',
      publishedAt: publishedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      attachments: [pdf('a.pdf')],
    })
    const url = (await attachmentsOf(admin, id))[0]?.url.replace(/\?.*/, '') ?? ''
    const seen = async () => [
      (await titles()).includes('Timed'),
      (await visitor.run(OneNotice, { id })).notice !== null,
      (await (await visitor.fetch('/news/feed.xml')).text()).includes('Timed'),
      (await visitor.fetch(url)).status === 200,
    ]
    expect((await times(id))?.timing).toBe('WAITING')
    for (let found = await seen(); !found.every(Boolean); found = await seen())
      if (found.some(Boolean)) expect((await now()) >= publishedAt).toBe(true)
    expect((await times(id))?.timing).toBe('CURRENT')
    for (
      let at = await now(), found = await seen();
      found.some(Boolean);
      at = await now(), found = await seen()
    )
      if (!found.every(Boolean)) expect((await now()) >= expiresAt, String(at)).toBe(true)
    expect((await times(id))?.timing).toBe('OVER')
  })

  test('is published now instead, and keeps the moment of its publication', async () => {
    const id = await putUp(admin, { publishedAt: (await inSeconds(3600)).toISOString() })
    const publish = () => admin.run(UpdateNotice, { id, input: { ...input, publishedAt: null } })
    await publish()
    const published = await times(id)
    expect(published).toMatchObject({ timing: 'CURRENT', expiresAt: null })
    await publish()
    expect((await times(id))?.publishedAt).toBe(published?.publishedAt)
  })

  test('ends after its beginning', async () => {
    const [sooner, later] = [(await inSeconds(10)).toISOString(), (await inSeconds(20)).toISOString()]
    const fields = [{ path: 'input.expiresAt', message: 'Choose an end after the beginning' }]
    const { createNotice } = await admin.run(CreateNotice, {
      input: { ...input, publishedAt: later, expiresAt: sooner },
    })
    expect(createNotice).toMatchObject({ fields })
    const id = await putUp(admin, { publishedAt: sooner, expiresAt: later })
    const { updateNotice } = await admin.run(UpdateNotice, { id, input: { ...input, publishedAt: later } })
    expect(updateNotice).toMatchObject({ fields })
  })

  test('that is pinned stands before the others, in the list, its pages and the feed', async () => {
    for (const title of ['A', 'B', 'C', 'D', 'E'])
      await putUp(admin, { title, isPinned: ['A', 'C'].includes(title) })
    expect(await titles()).toEqual(['C', 'A', 'E', 'D', 'B'])
    const feed = await (await visitor.fetch('/news/feed.xml')).text()
    expect([...feed.matchAll(/<title>(.)<\/title>/g)].map(([, title]) => title).join('')).toBe('CAEDB')
    for (const size of [1, 2, 3]) {
      const found: string[] = []
      let after: string | undefined
      do {
        const { edges, pageInfo } = (await visitor.run(Notices, { first: size, ...(after && { after }) }))
          .notices
        found.push(...edges.map(({ node }) => node.title))
        after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined
      } while (after !== undefined)
      expect(found.join('')).toBe('CAEDB')
    }
    const page = async (args: object) => {
      const query = `query ($before: String) { notices(last: 2, before: $before) { edges { cursor node { title } } } }`
      const { data } = await visitor.send(query, args)
      return (data as { notices: { edges: { cursor: string; node: { title: string } }[] } }).notices.edges
    }
    const backwards: string[] = []
    for (let edges = await page({}); edges.length > 0; edges = await page({ before: edges[0]?.cursor }))
      backwards.unshift(...edges.map(({ node }) => node.title))
    expect(backwards.join('')).toBe('CAEDB')
  })
})

describe('attachments that were uploaded first', () => {
  const upload = async (file: File, id: string = randomUUID()) => {
    const { uploadAttachment } = await admin.run(UploadAttachment, { id, file })
    if (uploadAttachment.__typename !== 'NoticeAttachment') throw new Error(uploadAttachment.message)
    return uploadAttachment
  }
  const input = { title: 'Title', description: 'Text' }
  const names = async (id: string) => (await attachmentsOf(visitor, id)).map(({ fileName }) => fileName)

  test('are named in their order, kept where they are not named, and removed', async () => {
    const [a, b, c] = [await upload(pdf('a.pdf')), await upload(pdf('b.pdf')), await upload(pdf('c.pdf'))]
    const id = randomUUID()
    await admin.run(CreateNotice, { id, input: { ...input, attachments: [b.id, a.id] } })
    expect(await names(id)).toEqual(['b.pdf', 'a.pdf'])
    await admin.run(UpdateNotice, { id, input })
    expect(await names(id)).toEqual(['b.pdf', 'a.pdf'])
    await admin.run(UpdateNotice, { id, input: { ...input, attachments: [c.id, b.id] } })
    expect(await names(id)).toEqual(['c.pdf', 'b.pdf'])
    // It went with the change.
    await backgroundSettled()
    const { updateNotice } = await admin.run(UpdateNotice, { id, input: { ...input, attachments: [a.id] } })
    expect(updateNotice).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'attachments' }] })
    expect(await names(id)).toEqual(['c.pdf', 'b.pdf'])
  })

  test('belong to one notice, and are closed until it is saved', async () => {
    const { id: file, url } = await upload(pdf('a.pdf'))
    const open = async (address: string) => (await visitor.fetch(address)).status
    expect([await open(url), await open(url.replace(/\?.*/, ''))]).toEqual([200, 404])
    const id = randomUUID()
    await admin.run(CreateNotice, { id, input: { ...input, attachments: [file] } })
    expect(await open(url.replace(/\?.*/, ''))).toBe(200)
    const { createNotice } = await admin.run(CreateNotice, { input: { ...input, attachments: [file] } })
    expect(createNotice.__typename).toBe('InvalidInput')
    expect(await names(id)).toEqual(['a.pdf'])
  })

  test('are saved once with their notice, though each request is sent again after its answer was lost', async () => {
    const [file, id] = [randomUUID(), randomUUID()]
    const first = await upload(pdf('a.pdf'), file)
    expect(await upload(pdf('a.pdf'), file)).toMatchObject({ id: first.id, size: first.size })
    const send = async (title = 'Title') =>
      (await admin.run(CreateNotice, { id, input: { title, description: 'Text', attachments: [file] } }))
        .createNotice
    expect((await send()).__typename).toBe('Notice')
    expect(await send()).toMatchObject({ __typename: 'Notice', id })
    expect((await send('Other')).__typename).toBe('NoticeConflict')
    const change = async (title: string) =>
      (await admin.run(UpdateNotice, { id, version: 1, input: { ...input, title } })).updateNotice
    expect([await change('Changed'), await change('Changed')]).toEqual(
      Array(2).fill({ __typename: 'Notice', version: 2 }),
    )
    expect((await change('Other')).__typename).toBe('NoticeConflict')
    expect(await actions()).toEqual(['notice.created', 'notice.updated'])
  })

  test('keep their animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const added = await upload(new File([new Uint8Array(animation)], 'a.gif'))
    expect(added).toMatchObject({ fileName: 'a.gif', fileType: 'image/gif', width: 9, height: 9 })
    const kept = await (await admin.fetch(added.url)).arrayBuffer()
    expect((await sharp(kept).metadata()).pages).toBe(2)
  })
})

describe('attachments', () => {
  const input = { title: 'Title', description: 'Text' }
  beforeEach(async () => {
    for (const key of await storedKeys(app)) await app.files.delete(key)
  })

  describe('a file that is attached', () => {
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
          { path: 'attachments.1', message: expect.stringMatching(/^logo\.png is an SVG drawing/) },
          { path: 'attachments.2', message: 'large.pdf is larger than 10 MB' },
          { path: 'attachments.3', message: 'empty.jpg is empty' },
          { path: 'attachments.4', message: expect.stringMatching(/^page\.pdf is neither/) },
          { path: 'attachments.5', message: expect.stringMatching(/^टुटेको\.jpg is damaged/) },
        ],
      })
      await backgroundSettled()
      expect(await storedKeys(app)).toEqual([])
      expect(await app.db.prisma.notice.count()).toBe(0)
    })

    test('is named by its content, whatever its name says', async () => {
      const id = await putUp(admin, {
        attachments: [new File([await picture('x')], '../../etc/evil.html', { type: 'text/html' })],
      })
      expect(await attachmentsOf(visitor, id)).toMatchObject([
        {
          fileName: 'evil.jpg',
          fileType: 'image/jpeg',
          url: expect.stringMatching(/^\/files\/notices\/[0-9a-f-]{36}\/file\.jpg$/),
        },
      ])
      expect(await storedKeys(app)).toHaveLength(3)
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
      await backgroundSettled()
      expect(await storedKeys(app)).toHaveLength(10)
    })

    test('stays at most ten when two add at the same moment', async () => {
      const six = () => Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`))
      const id = await putUp(admin)
      await Promise.all([1, 2].map(() => admin.run(UpdateNotice, { id, input, attachments: six() })))
      expect(await attachmentsOf(visitor, id)).toHaveLength(6)
      await backgroundSettled()
      expect(await storedKeys(app)).toHaveLength(6)
    })
  })

  describe('the address of a file', () => {
    test('gives it back with its name, to be kept half a minute and to do no harm', async () => {
      const file = await picture('नतिजा (१).jpg')
      const id = await putUp(admin, { attachments: [file, pdf('a.pdf')] })
      const [attachment, document] = await attachmentsOf(visitor, id)
      const response = await visitor.fetch(attachment?.url ?? '')
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 900, height: 600 })
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(attachment?.size),
        'cache-control': 'public, max-age=30, must-revalidate',
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      })
      const disposition = response.headers.get('content-disposition') ?? ''
      expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''/)
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('नतिजा (१).jpg')
      const preview = await visitor.fetch(attachment?.previewUrl ?? '')
      expect(preview.headers.get('content-type')).toBe('image/webp')
      expect((await preview.arrayBuffer()).byteLength).toBeLessThan(attachment?.size ?? 0)
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

    test('is closed when the notice is, but not at the address that admins get, and a missing one looks the same', async () => {
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
      const [signed] = await attachmentsOf(admin, id)
      const own = await visitor.fetch(signed?.url ?? '')
      expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    })

    test('of an older version is still its own, with its name', async () => {
      const id = await putUp(admin)
      const key = `notice-attachments/${id}/${randomUUID()}.pdf`
      await app.files.put(key, Readable.from([Buffer.from('%PDF old')]), { maxBytes: 100 })
      const file = { fileName: 'तालिका.pdf', kind: 'PDF', mediaType: 'application/pdf', size: 8 } as const
      await app.db.prisma.mediaFile.create({ data: { ...file, filePath: key, noticeId: id } })
      // Counts as a change of public data.
      await admin.run(SetNoticeActive, { id, isActive: false })
      await admin.run(SetNoticeActive, { id, isActive: true })
      const response = await visitor.fetch(key.replace('notice-attachments', '/files/notices'))
      expect([response.status, await response.text()]).toEqual([200, '%PDF old'])
      expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('तालिका.pdf')
      expect(await attachmentsOf(visitor, id)).toMatchObject([{ fileName: 'तालिका.pdf', size: 8 }])
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
    expect(await storedKeys(app)).toHaveLength(3)
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
})

async function create(
  input: typeof english & Partial<typeof inBoth & { type: NoticeType }>,
): Promise<string> {
  const { createNotice } = await admin.run(CreateNotice, { input })
  if (createNotice.__typename !== 'Notice') throw new Error(createNotice.message)
  return createNotice.id
}

const edited = async (id: string) => (await admin.run(Edited, { id })).notice

async function shown(id: string, language?: string) {
  const answer = await visitor.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(language && { 'x-language': language }) },
    body: JSON.stringify({ query: `{ notice(id: "${id}") { title description } }` }),
  })
  return (await answer.json()).data.notice
}

describe('in two languages', () => {
  test('the API answers in the language of the request, also from its caches', async () => {
    const id = await create(inBoth)
    for (let time = 0; time < 3; time += 1) {
      expect(await shown(id)).toEqual(english)
      expect(await shown(id, 'ne')).toEqual(nepali)
      expect(await shown(id, 'fr')).toEqual(english)
    }
  })

  test('what has no Nepali is shown as it is', async () => {
    const id = await create({ ...english, nepaliTitle: nepali.title, nepaliDescription: ' ' })
    expect(await shown(id, 'ne')).toEqual({ title: nepali.title, description: english.description })
    const only = await create(nepali)
    expect(await shown(only)).toEqual(nepali)
    expect(await shown(only, 'ne')).toEqual(nepali)
  })

  test('staff get both, and how many are missing', async () => {
    expect(await edited(await create(inBoth))).toMatchObject({
      texts: inBoth,
      translation: { texts: 2, missing: 0, hasBegun: true },
    })
    expect((await edited(await create(english)))?.translation).toEqual({
      texts: 2,
      missing: 2,
      hasBegun: false,
    })
    expect((await edited(await create(nepali)))?.translation).toEqual({
      texts: 0,
      missing: 0,
      hasBegun: false,
    })
  })

  test('a change keeps texts that it does not name, and empty ones are removed', async () => {
    const id = await create(inBoth)
    const change = (input: Partial<typeof inBoth>, version: number) =>
      admin.run(UpdateNotice, { id, version, input: { ...english, ...input } })
    await change({}, 1)
    expect((await edited(id))?.texts).toEqual(inBoth)
    await change({ nepaliTitle: '' }, 2)
    const without = { texts: { ...inBoth, nepaliTitle: null }, version: 3 }
    expect(await edited(id)).toMatchObject(without)
    expect((await change({ nepaliTitle: 'अर्को' }, 2)).updateNotice.__typename).toBe('NoticeConflict')
    expect(await edited(id)).toMatchObject(without)
  })

  test.each([
    [{ nepaliTitle: 'क'.repeat(201) }, 'input.nepaliTitle'],
    [{ nepaliDescription: 'क'.repeat(10_001) }, 'input.nepaliDescription'],
  ])('a text that is too long is refused', async (wrong, path) => {
    const { createNotice } = await admin.run(CreateNotice, { input: { ...english, ...wrong } })
    expect(createNotice).toMatchObject({ fields: [{ path }] })
  })

  test('the activity log says what was changed', async () => {
    const id = await create(english)
    const change = async (input: Partial<typeof inBoth> & { link?: string }, attachments: File[] = []) => {
      await admin.run(UpdateNotice, { id, input: { ...english, ...input }, attachments })
      const newest = { where: { action: 'notice.updated' }, orderBy: { id: 'desc' } } as const
      return (await app.db.prisma.activity.findFirstOrThrow(newest)).subject
    }
    expect(await change({})).toBe(english.title)
    const { nepaliTitle, nepaliDescription } = inBoth
    expect(await change({ nepaliTitle, nepaliDescription })).toBe(
      `${english.title} (Title in Nepali, Description in Nepali)`,
    )
    expect(await change({ title: 'Off', link: 'https://example.com' }, [pdf('a.pdf')])).toBe(
      'Off (Title, Link, Attachments)',
    )
  })

  test('the dashboard lists what is missing, once there is a Nepali text', async () => {
    const missing = async () => (await admin.run(Missing)).dashboard.missingContent
    const ofNotices = async () => (await missing()).filter(({ text }) => text.startsWith('Notices'))
    await create(english)
    await create(nepali)
    expect(await ofNotices()).toEqual([])
    const id = await create(inBoth)
    expect(await ofNotices()).toEqual([
      { collection: null, itemId: null, text: 'Notices: 2 of 4 texts without Nepali' },
    ])
    await app.db.prisma.notice.deleteMany({ where: { id: { not: id } } })
    expect(await ofNotices()).toEqual([])
  })

  test.each([
    ['holiday', true],
    ['14', true],
    ['१४', true],
    ['बिदा', true],
    ['29', true],
    ['२९', true],
    ['मंसिर 29', true],
    ['Dashain', false],
  ])('staff find it by its titles in both languages: %s', async (typed, isFound) => {
    await create(inBoth)
    const { allNotices } = await admin.run(AllNotices, { search: typed })
    expect(allNotices.nodes).toHaveLength(isFound ? 1 : 0)
    const { search } = await admin.run(Search, { text: typed })
    expect(search.notices).toHaveLength(isFound ? 1 : 0)
  })
})

describe('the feed', () => {
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

  test('the feed of a language has its texts, and says where one is in another', async () => {
    await create(inBoth)
    await create({ ...english, title: 'Exam & result' })
    await create({ ...nepali, title: 'भर्ना' })
    const feed = async (language: string) => (await visitor.fetch(`/news/feed.xml${language}`)).text()
    const inNepali = await feed('?lang=ne')
    expect(inNepali).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ne">')
    expect(inNepali).toContain(`<title>${nepali.title}</title>`)
    expect(inNepali).toContain('<title xml:lang="en">Exam &amp; result</title>')
    expect(inNepali).toContain('<content type="text" xml:lang="en">No classes.</content>')
    const inEnglish = await feed('')
    expect(inEnglish).toContain(`<title>${english.title}</title>`)
    expect(inEnglish).not.toContain(nepali.title)
    expect(inEnglish).toContain('<title xml:lang="ne">भर्ना</title>')
  })

  test('the feed says which notices are urgent, in its language', async () => {
    await create({ ...inBoth, type: 'URGENT' })
    await create(english)
    const urgent = async (language: string) => {
      const feed = await (await visitor.fetch(`/news/feed.xml?lang=${language}`)).text()
      return feed
        .split('<entry>')
        .slice(1)
        .map((entry) => /<category [^>]*>/.exec(entry)?.[0])
    }
    expect(await urgent('en')).toEqual([undefined, '<category term="urgent" label="Urgent"/>'])
    expect(await urgent('ne')).toEqual([undefined, '<category term="urgent" label="जरुरी"/>'])
  })
})
