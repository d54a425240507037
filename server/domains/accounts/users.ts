import type { Database } from '#server/db/database.ts'
import { wordQuery, wordsMatch } from '#server/db/search-words.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import { newestByPrisma, rowsOf } from '#server/graphql/newest-first.ts'
import { User } from './user.ts'

builder.queryField('users', (t) =>
  t.connection(
    {
      authScopes: { admin: true },
      type: User,
      description: 'The accounts, newest first; of a search the newest 1000. [admin]',
      args: {
        search: t.arg.string({
          description: 'Beginnings of words in the address or name, not case-sensitive.',
        }),
      },
      resolve: async (_root, { search, ...args }, context, info) => {
        const { user } = context.db.prisma
        const where = await usersMatching(context.db, search)
        const found = await newestByPrisma(args, 'createdAt', ({ beyond, ...page }) =>
          user.findMany({ ...rowsOf(context, info), ...page, where: { AND: [where, ...beyond] } }),
        )
        return { ...found, countAll: () => user.count({ where }) }
      },
    },
    {
      name: 'UserConnection',
      fields: (t) => ({ totalCount: t.int({ resolve: ({ countAll }) => countAll() }) }),
    },
    { name: 'UserEdge' },
  ),
)

/** Matches of one search: nobody reads more. */
const MOST_MATCHES = 1000

/** Materialized, or the planner may read the accounts in the order of their creation until enough match. */
const FIND = `
  WITH found AS MATERIALIZED (
    SELECT id, created_at FROM users WHERE ${wordsMatch(`email || ' ' || coalesce(name, '')`, '$1')})
  SELECT id FROM found ORDER BY created_at DESC, id DESC LIMIT $2`

/** Ids of the newest accounts with all the words in their address or name. */
export async function findUserIds(
  { pool }: Pick<Database, 'pool'>,
  typed: string,
  limit: number,
): Promise<string[]> {
  const words = wordQuery(typed)
  if (words === undefined) return []
  const { rows } = await pool.query<{ id: string }>({
    name: 'find-user-ids',
    text: FIND,
    values: [words, limit],
  })
  return rows.map(({ id }) => id)
}

/** The accounts that a search asks for; all without one. */
export async function usersMatching(
  db: Pick<Database, 'pool'>,
  search: string | null | undefined,
): Promise<Prisma.UserWhereInput> {
  if ((search?.trim() ?? '') === '') return {}
  return { id: { in: await findUserIds(db, search ?? '', MOST_MATCHES) } }
}
