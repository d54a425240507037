import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  AllNotices,
  CreateNotice,
  DeleteNotices,
  Notices,
  OneNotice,
  SetNoticeActive,
  UpdateNotice,
} from '#tests/support/content/notice-operations.ts'
import { pdf, picture, putUp } from '#tests/support/content/notices.ts'
import { emptyLog } from '#tests/support/database/empty-log.ts'
import { queriesOf } from '#tests/support/database/queries.ts'
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
  await emptyLog(app)
})

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
    const short = await queriesOf(() => visitor.run(Notices, { first: 50 }))
    for (let index = 0; index < 12; index++) {
      await putUp(admin, { title: `Notice ${index}`, attachments: [pdf('c.pdf'), pdf('d.pdf')] })
    }
    const long = await queriesOf(() => visitor.run(Notices, { first: 50 }))
    expect(long.result.notices.edges.flatMap(({ node }) => node.attachments)).toHaveLength(26)
    expect(long.queries).toHaveLength(short.queries.length)
    // The notices, their attachments, and whether what was kept is still true.
    expect(long.queries.length).toBeLessThanOrEqual(3)
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
        'This notice has changed since you opened it. You were the last person to save it, perhaps in another tab.',
      ),
    )
    // Somebody whose account is gone.
    await app.db.prisma.activity.updateMany({ data: { actorId: null } })
    expect(await change('Second', 1)).toEqual(
      conflict('Somebody else has changed this notice while you were editing it.'),
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
