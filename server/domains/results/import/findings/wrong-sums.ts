import type { TableFacts } from '#server/domains/imports/csv-table.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { rowList } from '#server/domains/imports/row-list.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'
import type { PublishedFile } from '#server/domains/results/import/published-files.ts'

/** Rows of published files that one without right sums is compared with. */
const COMPARED = 1000

interface Facts {
  read: TableFacts
  subjects: readonly string[]
  /** The exam's published files, newest first. */
  standing: readonly PublishedFile[]
}

/** Marks that are not the sum of their subjects' marks. They stop the publication unless most of the others are none either. */
export async function wrongSums(
  tx: Transaction,
  { read, subjects, standing }: Facts,
): Promise<FindingShape | false> {
  const { rightSums = 0, wrongSums: count = 0, wrongSumRows = [] } = read.outcomes ?? {}
  if (count === 0) return false
  const others = { right: rightSums, wrong: count - 1 }
  if (rightSums === 0) {
    const alike = standing.filter((file) => file.subjects.join('\n') === subjects.join('\n'))
    const published = await publishedSums(
      tx,
      alike.map(({ layer }) => layer),
    )
    others.right = published.right
    others.wrong += published.wrong
  }
  const isSure = others.right >= others.wrong
  return {
    code: 'SUBJECT_SUMS',
    severity: isSure ? 'BLOCKING' : 'WARNING',
    message: `Marks that are not the sum of their subjects' marks (${rowList(wrongSumRows, count)}). ${
      isSure
        ? 'Correct the mark or the subjects.'
        : 'If they should be, correct the marks or choose other subjects.'
    }`,
    count,
  }
}

async function publishedSums(
  tx: Transaction,
  layers: readonly number[],
): Promise<{ right: number; wrong: number }> {
  const [sums] = await tx.$queryRaw<{ right: number; wrong: number }[]>`
    SELECT count(*) FILTER (WHERE exam_mark = total)::int AS right,
      count(*) FILTER (WHERE exam_mark <> total)::int AS wrong
    FROM (
      SELECT exam_mark, (SELECT sum(mark::numeric) FROM unnest(subject_marks) AS mark WHERE mark <> 'AB') AS total
      FROM exam_results WHERE layer = ANY (${[...layers]}::int[]) AND outcome IS NULL AND subject_marks IS NOT NULL
      LIMIT ${COMPARED}
    ) AS compared`
  return sums ?? { right: 0, wrong: 0 }
}
