import { queryFromInfo } from '@pothos/plugin-prisma'
import { resolveCursorConnection } from '@pothos/plugin-relay'
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { hasFourDigits } from '#server/lib/iso-date.ts'
import { DEFAULT_PAGE, MAX_PAGE } from './builder.ts'
import type { Context } from './context.ts'
import { badUserInput } from './errors.ts'

// Lists with the newest first, in pages. A cursor is a record's sort key, so that it stays usable after the record was deleted.

/** Place of a record in the list. */
export interface Place {
  at: Date
  id: string
  /** Whether it stands before those that are not. */
  isPinned?: boolean
}

export type PageArgs = Parameters<typeof resolveCursorConnection>[0]['args']

interface Page {
  after: Place | undefined
  before: Place | undefined
  limit: number
  /** Oldest first. */
  inverted: boolean
}

/** A page of records. @param placeOf tells where a record stands. */
export async function newestFirst<Row extends object>(
  args: PageArgs,
  { placeOf, find }: { placeOf(row: Row): Place; find(page: Page): Promise<Row[]> },
) {
  const { edges, pageInfo } = await resolveCursorConnection<Promise<Row[]>>(
    { args, defaultSize: DEFAULT_PAGE, maxSize: MAX_PAGE, toCursor: (row: Row) => cursorOf(placeOf(row)) },
    ({ after, before, limit, inverted }) =>
      find({ after: readCursor(after), before: readCursor(before), limit, inverted }),
  )
  // The library has '' where there is no cursor.
  const [startCursor, endCursor] = [pageInfo.startCursor || null, pageInfo.endCursor || null]
  return { edges, pageInfo: { ...pageInfo, startCursor, endCursor } }
}

/** Newest-first order of records that Prisma reads. @param column by which they are sorted. */
export function newestByPrisma<Column extends string, Row extends { id: string } & Record<Column, Date>>(
  args: PageArgs,
  column: Column,
  find: (page: PrismaPage<Column>) => Promise<Row[]>,
) {
  return newestFirst<Row>(args, {
    placeOf: (row) => ({ at: row[column], id: row.id }),
    find({ after, before, limit, inverted }) {
      const order = inverted ? 'asc' : 'desc'
      return find({
        beyond: [
          ...(after ? [beyond(column, after, 'lt')] : []),
          ...(before ? [beyond(column, before, 'gt')] : []),
        ],
        orderBy: [{ [column]: order } as Record<Column, 'asc' | 'desc'>, { id: order }],
        take: limit,
      })
    },
  })
}

/** An operation's selection of a list's records, for Prisma. */
export const rowsOf = (context: Context, info: GraphQLResolveInfo) =>
  queryFromInfo({ context, info, include: {}, paths: [['nodes'], ['edges', 'node']] })

interface PrismaPage<Column extends string> {
  /** For `AND` of the condition. */
  beyond: Beyond<Column>[]
  orderBy: (Record<Column, 'asc' | 'desc'> | { id: 'asc' | 'desc' })[]
  take: number
}

type Bound<Value> = { lt: Value } | { gt: Value }
type Beyond<Column extends string> = Record<Column, { lte: Date } | { gte: Date }> & {
  OR: [Record<Column, Bound<Date>>, { id: Bound<string> }]
}

export function beyond<Column extends string>(
  column: Column,
  { at, id }: Place,
  side: 'lt' | 'gt',
): Beyond<Column> {
  const condition = {
    // Redundant, but lets an index start at the cursor.
    [column]: { [`${side}e`]: at },
    OR: [{ [column]: { [side]: at } }, { id: { [side]: id } }],
  }
  return condition as Beyond<Column>
}

const key = z.tuple([
  z.iso
    .datetime()
    .transform((at) => new Date(at))
    .refine(hasFourDigits),
  z.uuid(),
  z.literal(true).optional(),
])

const cursorOf = ({ at, id, isPinned = false }: Place) =>
  Buffer.from(JSON.stringify([at, id, ...(isPinned ? [true] : [])])).toString('base64url')

function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  try {
    const [at, id, isPinned = false] = key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at, id, isPinned }
  } catch {
    throw badUserInput('This is no cursor of this list.')
  }
}
