import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  // Two at a time are of the same moment.
  const createdAt = (number: number) => new Date(Date.UTC(2026, 0, 10 - Math.floor(number / 2)))
  const emails = Array.from({ length: 6 }, (_, number) => ({
    email: `${number}@example.com`,
    createdAt: createdAt(number),
  }))
  await app.as('ADMIN').fetch('/')
  await app.db.prisma.user.createMany({ data: emails.map((one) => ({ ...one, passwordHash: '-' })) })
  await app.db.prisma.invitation.createMany({
    data: emails.map((one) => ({ ...one, role: 'STUDENT' as const, tokenHash: one.email })),
  })
})
afterAll(() => app.close())

interface Page {
  totalCount: number
  edges: { cursor: string; node: { id: string; email: string } }[]
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean }
}

const send = (list: string, args: string) =>
  app.as('ADMIN').send(`{
    ${list}(${args}) { totalCount edges { cursor node { id email } } pageInfo { hasNextPage hasPreviousPage } }
  }`)
const page = async (list: string, args: string) => {
  const { data, errors } = await send(list, args)
  expect(errors).toBeUndefined()
  return (data as Record<string, Page>)[list] as Page
}
const emailsOf = ({ edges }: Page) => edges.map(({ node }) => node.email)

const lists = [
  ['invitations', 'first: 30', (id: string) => app.db.prisma.invitation.delete({ where: { id } })],
  ['users', 'search: "example.com", first: 30', (id: string) => app.db.prisma.user.delete({ where: { id } })],
] as const

test.each(lists)('%s go on behind a cursor though its record is gone', async (list, args, remove) => {
  const all = await page(list, args)
  expect(all).toMatchObject({ totalCount: 6, pageInfo: { hasNextPage: false } })
  const [, , third, fourth, fifth] = all.edges
  if (!third || !fourth || !fifth) throw new Error('There are fewer than five.')
  await remove(third.node.id)
  const rest = await page(list, `${args}, after: "${third.cursor}"`)
  expect(emailsOf(rest)).toEqual(emailsOf(all).slice(3))
  expect(rest.totalCount).toBe(5)
  const between = await page(list, `${args}, after: "${third.cursor}", before: "${fifth.cursor}"`)
  expect(emailsOf(between)).toEqual([fourth.node.email])
  expect(emailsOf(await page(list, `${args}, before: "${fourth.cursor}"`))).toEqual(emailsOf(all).slice(0, 2))
  const last = args.replace('first: 30', 'last: 2')
  expect(emailsOf(await page(list, `${last}, after: "${third.cursor}"`))).toEqual(emailsOf(all).slice(4))
})

const encoded = (text: string) => Buffer.from(text).toString('base64url')

test.each(
  ['invitations', 'users'].flatMap((list) =>
    ['nonsense', encoded('GPC:S:nonsense'), encoded('["2026-01-01T00:00:00.000Z","nonsense"]')].map(
      (cursor) => [list, cursor] as const,
    ),
  ),
)('%s refuse the cursor %s', async (list, cursor) => {
  const { errors } = await send(list, `after: "${cursor}"`)
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})

test.each(['notices', 'allNotices', 'activities', 'users', 'invitations'])(
  '%s have no cursors on a page without entries',
  async (list) => {
    const pageInfo = { startCursor: null, endCursor: null, hasPreviousPage: false }
    const ask = `{ ${list}(first: 0) { pageInfo { startCursor endCursor hasPreviousPage } } }`
    expect((await app.as('ADMIN').send(ask)).data).toEqual({ [list]: { pageInfo } })
  },
)

test('a page has the size of the documentation', async () => {
  const many = Array.from({ length: 40 }, (_, number) => `many-${number}@example.com`)
  await app.db.prisma.user.createMany({ data: many.map((email) => ({ email, passwordHash: '-' })) })
  const sizeOf = async (args: string) => (await page('users', `search: "many"${args}`)).edges.length
  expect([await sizeOf(''), await sizeOf(', first: 100'), await sizeOf(', last: 100')]).toEqual([20, 30, 30])
  expect(await sizeOf(', first: 3, last: 1')).toBe(3)
  const documented = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8')
  expect(documented).toMatch(/`first` or `last` entries: 20 by\s+default,\s+30\s+at\s+most/)
})
