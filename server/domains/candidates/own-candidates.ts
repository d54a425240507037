import { candidateOfLine, comparableName } from '#server/content/declarations/student-records.ts'
import type { Database } from '#server/db/database.ts'
import { newestListing } from '#server/domains/students/active-lists.ts'

/** A candidate ID of an account. */
export interface OwnCandidate {
  candidateId: string
  /** Of the newest active student list; null when no list has the candidate. */
  groups: string | null
}

/** The candidate IDs that are linked to an account. */
export async function ownCandidates(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
): Promise<OwnCandidate[]> {
  const { rows } = await pool.query<OwnCandidate>({
    name: 'find-own-candidates',
    text: `
      SELECT l.candidate_id AS "candidateId", student.groups
      FROM candidate_links l
      LEFT JOIN LATERAL ${newestListing('l.candidate_id', 's.groups')} AS student ON true
      WHERE l.user_id = $1
      ORDER BY l.linked_at DESC, l.candidate_id`,
    values: [userId],
  })
  return rows
}

/** Whether something is for one of the candidates: it is for all when it names nobody. */
export function isFor(names: readonly string[], candidates: readonly OwnCandidate[]): boolean {
  if (names.length === 0) return true
  const keys = new Set(candidates.flatMap(namesOf).map(comparableName))
  return names.some((name) => keys.has(comparableName(name)))
}

function namesOf({ candidateId, groups }: OwnCandidate): string[] {
  return groups === null ? [candidateId] : [candidateId, ...groupsOf(groups)]
}

/** Not that of a year such as 2082/83 or 2082/2083. */
const SLASH = /\/(?!(?<=(?<!\p{Nd})\p{Nd}{4}\/)(?:\p{Nd}{2}|\p{Nd}{4})(?!\p{Nd}))/u

/** A student list may name several groups of a student in one cell: the cell, and each of them. */
export const groupsOf = (cell: string): string[] => [
  cell,
  ...cell.split(/[,;]/).flatMap((part) => part.split(SLASH)),
]

/** The lines of an assignment or fee that are of one of the candidates: there may be thousands of others. */
export function ownLines(lines: readonly string[], candidates: readonly OwnCandidate[]): string[] {
  const keys = new Set(candidates.map(({ candidateId }) => comparableName(candidateId)))
  return keys.size === 0 ? [] : lines.filter((line) => keys.has(candidateOfLine(line).toLowerCase()))
}
