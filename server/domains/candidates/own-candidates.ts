import { comparableName } from '#server/content/declarations/student-records.ts'
import type { Database } from '#server/db/database.ts'
import { newestListing } from '#server/domains/students/newest-listing.ts'

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
  const own = new Set(candidates.flatMap(namesOf).map(comparableName))
  return names.some((name) => own.has(comparableName(name)))
}

function namesOf({ candidateId, groups }: OwnCandidate): string[] {
  return groups === null ? [candidateId] : [candidateId, ...groupsOf(groups)]
}

/** A student list may name several groups of a student in one cell: the cell, and each of them. */
export const groupsOf = (cell: string): string[] => [cell, ...cell.split(/[,;/]/)]

/** Tells whether a line of an assignment or fee is of one of the candidates. */
export function isOwnLine(candidates: readonly OwnCandidate[]): (line: { candidateId: string }) => boolean {
  const own = new Set(candidates.map(({ candidateId }) => comparableName(candidateId)))
  return ({ candidateId }) => own.has(comparableName(candidateId))
}
