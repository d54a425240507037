import {
  assignments,
  candidateOfLine,
  comparableName,
  fees,
} from '#server/content/declarations/student-records.ts'
import type { Database } from '#server/db/database.ts'
import { NOBODY, recordFields } from '#server/domains/candidates/content-entries.ts'
import { groupsOf } from '#server/domains/candidates/own-candidates.ts'
import { knownCandidates } from '#server/domains/candidates/resolve-candidate-id.ts'
import { ContentItem } from '#server/domains/content/content-item.ts'
import { builder } from '#server/graphql/builder.ts'
import { visibleId } from '#server/lib/visible-text.ts'

builder.objectField(ContentItem, 'unknownNames', (t) =>
  t.stringList({
    description:
      'Of an assignment or fee: the candidate IDs of its newest version that no published result file and no student list has, and the groups that no student has on their newest active list. Nobody sees their lines.',
    complexity: 500,
    resolve: ({ collection, data }, _args, { db }) =>
      collection.key === assignments.key || collection.key === fees.key ? unknownNames(db, data) : [],
  }),
)

async function unknownNames(db: Database, data: Readonly<Record<string, unknown>>): Promise<string[]> {
  const linesOf = (field: string) => (data[field] ?? []) as string[]
  const candidates = recordFields.flatMap(linesOf).map(candidateOfLine)
  const onlyFor = linesOf('onlyFor').filter((name) => name !== NOBODY)
  const names = [...new Set([...candidates, ...onlyFor.map(visibleId)])].filter((name) => name !== '')
  if (names.length === 0) return []
  const known = await knownCandidates(db, names)
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length === 0 || onlyFor.length === 0) return unknown
  const groups = new Set((await listedGroups(db)).map(comparableName))
  const asGroups = new Set(onlyFor.map(comparableName))
  return unknown.filter((name) => !(asGroups.has(comparableName(name)) && groups.has(comparableName(name))))
}

/** Of the newest active list of each student, which decides the student's content. */
async function listedGroups({ prisma }: Pick<Database, 'prisma'>): Promise<string[]> {
  const cells = await prisma.$queryRaw<{ groups: string }[]>`
    WITH listed AS (
      SELECT s.candidate_id, s.groups, u.publish_order FROM student_uploads u JOIN students s ON s.layer = u.layer
      WHERE u.state = 'PUBLISHED' AND u.is_active
    )
    SELECT DISTINCT groups FROM listed
    WHERE groups IS NOT NULL AND NOT EXISTS (
      SELECT FROM listed AS newer
      WHERE newer.candidate_id = listed.candidate_id AND newer.publish_order > listed.publish_order
    )`
  return cells.flatMap(({ groups }) => groupsOf(groups))
}
