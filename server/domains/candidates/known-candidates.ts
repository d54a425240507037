import type { Database } from '#server/db/database.ts'

/** Those of some candidate IDs that a published result file or student list has, as they are given; case does not matter. */
export async function knownCandidates(
  { prisma }: Pick<Database, 'prisma'>,
  candidateIds: readonly string[],
): Promise<Set<string>> {
  const ids = [...new Set(candidateIds)]
  const known = await prisma.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT listed.id
    FROM unnest(${ids}::text[]) AS listed(id),
      unnest(ARRAY[listed.id, upper(listed.id), lower(listed.id)]) AS spelling(id)
    WHERE EXISTS (
      SELECT FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = spelling.id
      WHERE f.state = 'PUBLISHED')
    OR EXISTS (
      SELECT FROM student_uploads s JOIN students c ON c.layer = s.layer AND c.candidate_id = spelling.id
      WHERE s.state = 'PUBLISHED')`
  return new Set(known.map(({ id }) => id))
}
