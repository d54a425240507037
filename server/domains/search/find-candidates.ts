import type { Database } from '#server/db/database.ts'
import { wordQuery, wordsMatch } from '#server/db/search-words.ts'
import { findSpellings } from '#server/domains/candidates/resolve-candidate-id.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'

/** A candidate that a search found. */
export interface FoundCandidateShape {
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
export async function findCandidates(
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
