import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { wordQuery, wordsMatch } from '#server/db/search-words.ts'
import { User } from '#server/domains/accounts/user.ts'
import { findUserIds } from '#server/domains/accounts/users.ts'
import { Notice } from '#server/domains/notices/notice.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { type FoundCandidateShape, findCandidates } from './find-candidates.ts'
import { type FoundExamShape, findExamsByWords } from './find-exams-by-words.ts'

// What staff find by one search box.

/** Entries of each kind. */
const MOST = 20

const FoundCandidate = builder.objectRef<FoundCandidateShape>('FoundCandidate').implement({
  description: 'A candidate of a published student list or result file.',
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName', {
      nullable: true,
      description: 'By the newest list with the candidate, active ones first; null when no list has it.',
    }),
    groups: t.exposeString('groups', { nullable: true }),
  }),
})

const FoundExam = builder.objectRef<FoundExamShape>('FoundExam').implement({
  description: 'An exam with published or withdrawn results, whether candidates see them already or not.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    date: t.expose('date', { type: 'Date', nullable: true }),
  }),
})

const SearchResults = builder.objectRef<{ text: string }>('SearchResults').implement({
  description: `What a search found, at most ${MOST} of each kind.`,
  fields: (t) => ({
    candidates: t.field({
      type: [FoundCandidate],
      complexity: { multiplier: MOST },
      description:
        'By the beginning of the candidate ID or of words of the name; those without a student list by the whole ID. Case, spaces, dashes and zeros in front of the ID do not matter.',
      resolve: ({ text }, _args, { db }) => findCandidates(db, text, MOST),
    }),
    exams: t.field({
      type: [FoundExam],
      complexity: { multiplier: MOST },
      description: 'By the beginnings of words in the ID, the title and the names of files; newest first.',
      resolve: ({ text }, _args, { db }) => findExamsByWords(db, text, MOST),
    }),
    notices: t.prismaField({
      type: [Notice],
      complexity: { multiplier: MOST },
      description:
        'By the beginnings of words in the title in either language, inactive ones too; newest first.',
      resolve: async (query, { text }, _args, { db }) => {
        const wanted = { ...query, where: { id: { in: await findNoticeIds(db, text) } } }
        return db.prisma.notice.findMany({ ...wanted, orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }] })
      },
    }),
    users: t.prismaField({
      type: [User],
      complexity: { multiplier: MOST },
      description: 'By the beginnings of words in the address and the name; newest first.',
      resolve: async (query, { text }, _args, { db }) => {
        const wanted = { ...query, where: { id: { in: await findUserIds(db, text, MOST) } } }
        return db.prisma.user.findMany({ ...wanted, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
      },
    }),
  }),
})

const searchText = z.string().trim().max(200, 'Search for at most 200 characters.')

builder.queryField('search', (t) =>
  t.field({
    authScopes: { admin: true },
    type: SearchResults,
    description: 'Candidates, exams, notices and users that match a text; nothing for an empty one. [admin]',
    args: { text: t.arg.string({ required: true }) },
    resolve: (_root, args) => {
      const text = searchText.safeParse(args.text)
      if (!text.success)
        throw badUserInput(text.error.issues[0]?.message ?? 'The text cannot be searched for.')
      return { text: text.data }
    },
  }),
)

const FIND_NOTICES = `
  WITH found AS MATERIALIZED (SELECT id, published_at FROM notices WHERE ${wordsMatch(`title || ' ' || coalesce(nepali_title, '')`, '$1')})
  SELECT id FROM found ORDER BY published_at DESC, id DESC LIMIT $2`

async function findNoticeIds({ pool }: Pick<Database, 'pool'>, typed: string): Promise<string[]> {
  const words = wordQuery(typed)
  if (words === undefined) return []
  const { rows } = await pool.query<{ id: string }>({
    name: 'find-notice-ids',
    text: FIND_NOTICES,
    values: [words, MOST],
  })
  return rows.map(({ id }) => id)
}
