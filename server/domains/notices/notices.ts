import { queryFromInfo } from '@pothos/plugin-prisma'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import type { Notice as NoticeRecord, Prisma } from '#server/generated/prisma/client.ts'
import { builder, MAX_PAGE } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import type { Context } from '#server/graphql/context.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { composed } from '#server/lib/visible-text.ts'
import { inBothDigits } from '#shared/digits.ts'
import { Notice } from './notice.ts'

const NoticeConnection = builder.connectionObject({ type: Notice, name: 'NoticeConnection' })

type PageArgs = Parameters<typeof resolveCursorConnection>[0]['args']

builder.queryField('notices', (t) =>
  t.connection(
    {
      ...cacheable,
      authScopes: { public: true },
      type: Notice,
      description: 'The active notices, newest first. [anyone]',
      resolve: (_root, args, context, info) => pageOf({ isActive: true }, args, context, info),
    },
    NoticeConnection,
  ),
)

builder.queryField('allNotices', (t) =>
  t.connection(
    {
      authScopes: { admin: true },
      type: Notice,
      description: 'Active and inactive notices, newest first. [admin]',
      args: {
        search: t.arg.string({
          description:
            'Part of the title in either language, with digits of either kind; not case-sensitive.',
        }),
      },
      resolve: (_root, { search, ...args }, context, info) =>
        pageOf(titled(composed(search?.trim() ?? '')), args, context, info),
    },
    NoticeConnection,
  ),
)

function titled(text: string): Prisma.NoticeWhereInput {
  if (text === '') return {}
  const found = inBothDigits(text).map((contains) => ({ contains, mode: 'insensitive' as const }))
  return { OR: found.flatMap((title) => [{ title }, { nepaliTitle: title }]) }
}

/** A cursor is a notice's sort key, so that it stays usable after the notice was deleted. */
function pageOf(where: Prisma.NoticeWhereInput, args: PageArgs, context: Context, info: GraphQLResolveInfo) {
  return resolveCursorConnection<Promise<NoticeRecord[]>>(
    { args, defaultSize: 20, maxSize: MAX_PAGE, toCursor },
    ({ before, after, limit, inverted }) => {
      const order = inverted ? 'asc' : 'desc'
      return context.db.prisma.notice.findMany({
        ...queryFromInfo({ context, info, include: {}, paths: [['nodes'], ['edges', 'node']] }),
        where: {
          AND: [
            where,
            ...(after === undefined ? [] : [beyond(after, 'lt')]),
            ...(before === undefined ? [] : [beyond(before, 'gt')]),
          ],
        },
        orderBy: [{ publishedAt: order }, { id: order }],
        take: limit,
      })
    },
  )
}

const cursorKey = z.tuple([z.iso.datetime(), z.uuid()])

function toCursor({ publishedAt, id }: NoticeRecord): string {
  return Buffer.from(JSON.stringify([publishedAt, id])).toString('base64url')
}

function beyond(cursor: string, side: 'lt' | 'gt'): Prisma.NoticeWhereInput {
  const [at, id] = readCursor(cursor)
  return {
    // Redundant, but lets an index start at the cursor.
    publishedAt: { [`${side}e`]: at },
    OR: [{ publishedAt: { [side]: at } }, { id: { [side]: id } }],
  }
}

function readCursor(cursor: string): [Date, string] {
  try {
    const [at, id] = cursorKey.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return [new Date(at), id]
  } catch {
    throw badUserInput('This is not the cursor of a notice.')
  }
}
