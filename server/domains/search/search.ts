import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { wordQuery, wordsMatch } from '#server/db/search-words.ts'
import { User } from '#server/domains/accounts/user.ts'
import { findUserIds } from '#server/domains/accounts/users.ts'
import { findSpellings } from '#server/domains/candidates/resolve-candidate-id.ts'
import { Notice } from '#server/domains/notices/notice.ts'
import { EXAM_COLUMNS, EXAMS_WITH_FILES, NEWEST_FIRST } from '#server/domains/results/exams/find-exams.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { say } from '#server/locales/say.ts'

/** An exam with published files, shown to candidates or not. */
interface FoundExamShape {
  id: string
  title: string
  /** yyyy-MM-dd; null when unknown. */
  date: string | null
}

/** Reads all files' records: there are at most some thousand. */
const FIND_EXAMS = `
  SELECT ${EXAM_COLUMNS} FROM ${EXAMS_WITH_FILES}
  WHERE ${wordsMatch("exams.id || ' ' || exams.title || ' ' || files.names", '$1')} ${NEWEST_FIRST} LIMIT $2`

/** Finds exams by the beginnings of words in their ID, title and file names, newest first. */
async function findExamsByWords(
  { pool }: Pick<Database, 'pool'>,
  typed: string,
  limit: number,
): Promise<FoundExamShape[]> {
  const words = wordQuery(typed)
  if (words === undefined) return []
  const { rows } = await pool.query<FoundExamShape>({
    name: 'find-exams-by-words',
    text: FIND_EXAMS,
    values: [words, limit],
  })
  return rows
}

/** A candidate that a search found. */
interface FoundCandidateShape {
  candidateId: string
  /** Of the newest list with the candidate, active ones first; null when no list has it. */
  studentName: string | null
  groups: string | null
}

/** Rows of lists that are looked at: a candidate may be on several. */
const MOST_ROWS = 400
/** Sorts behind every character in the order of bytes. */
const LAST = '\u{10ffff}'

const BARE_ID = `ltrim(translate(lower(candidate_id), ' -', ''), '0')`

/**
 * Candidates whose ID begins with $1, without zeros in front; whose name has the words $3; or who are in a result file with
 * one of the IDs $4. Each part reads one index; IDs of result files are looked up in one file after the other.
 */
const FIND = `
  WITH found AS (
    (SELECT candidate_id, layer FROM students
      WHERE ${BARE_ID} ~>=~ $1 AND ${BARE_ID} ~<~ $2 ORDER BY ${BARE_ID} USING ~<~ LIMIT ${MOST_ROWS})
    UNION ALL
    (SELECT candidate_id, layer FROM students WHERE ${wordsMatch('student_name', '$3')} LIMIT ${MOST_ROWS})
  ), candidates AS (
    SELECT found.candidate_id FROM found
    JOIN student_uploads u ON u.layer = found.layer AND u.state = 'PUBLISHED'
    UNION
    SELECT result.candidate_id FROM exam_result_files f
    CROSS JOIN LATERAL (
      SELECT r.candidate_id FROM exam_results r WHERE r.layer = f.layer AND r.candidate_id = ANY ($4) LIMIT 10
    ) AS result
    WHERE f.state = 'PUBLISHED'
  )
  SELECT candidate_id AS "candidateId", listed.student_name AS "studentName", listed.groups
  FROM candidates
  LEFT JOIN LATERAL (
    SELECT s.student_name, s.groups FROM student_uploads u
    JOIN students s ON s.layer = u.layer AND s.candidate_id = candidates.candidate_id
    WHERE u.state = 'PUBLISHED'
    ORDER BY u.is_active DESC, u.publish_order DESC LIMIT 1
  ) AS listed ON true
  ORDER BY candidate_id = ANY ($4) DESC, candidate_id LIMIT $5`

/**
 * Finds candidates of published student lists by the beginning of their ID or of words of their name, and those of result
 * files by their whole ID. Case, spaces, dashes, and zeros and letters in front of an ID do not matter.
 */
async function findCandidates(
  db: Pick<Database, 'pool'>,
  typed: string,
  limit: number,
): Promise<FoundCandidateShape[]> {
  const bare = bareId(typed)
  // Matches nothing: no ID sorts between a text and itself.
  const [from, to] = bare === '' ? ['', ''] : [bare, bare + LAST]
  const words = wordQuery(typed) ?? ''
  const { same, similar } = await findSpellings(db, typed)
  const { rows } = await db.pool.query<FoundCandidateShape>({
    name: 'find-candidates',
    text: FIND,
    values: [from, to, words, [...same, ...similar], limit],
  })
  return rows
}

function bareId(typed: string): string {
  const id = normalCandidateId(typed)
    .toLowerCase()
    .replaceAll(/[ \p{Dash}]/gu, '')
  return id.includes('\0') ? '' : id.replace(/^0+/, '')
}

// Staff search everything by one search box.

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
  description: `Results of a search, at most ${MOST} of each kind.`,
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

const searchText = z.string().trim().max(200, say`Search for at most ${200} characters.`)

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
