import type { SampleKey } from '#server/domains/imports/compare-layer.ts'
import type { Transaction } from '#server/domains/imports/import-definition.ts'
import { newestByKey } from '#server/domains/imports/in-layers.ts'
import type { SampleRow } from './staged-results-preview.ts'

interface Sample {
  layer: number
  sample: readonly SampleKey[]
  /** The layers of the active student lists, newest first. */
  studentLayers: readonly number[]
  /** Names of the layer's subjects. */
  subjects: readonly string[]
  /** Layers that state no ranks, as this one does not. */
  unranked: readonly number[]
}

/** Everything the preview tells about the rows of its sample, each found by its key. */
export async function describeSample(
  tx: Transaction,
  { layer, sample, studentLayers, subjects, unranked }: Sample,
): Promise<SampleRow[]> {
  const rows = await tx.$queryRaw<{ row: SampleRow }[]>`
    SELECT jsonb_build_object(
      'rowNumber', fresh.row_number,
      'candidateId', fresh.candidate_id,
      'studentName', student.student_name,
      'examMark', trim_scale(fresh.exam_mark)::text,
      'examRank', fresh.exam_rank,
      'percentage', trim_scale(fresh.percentage)::text,
      'outcome', fresh.outcome,
      'subjectNames', ${[...subjects]}::text[],
      'subjectMarks', fresh.subject_marks,
      'change', key.change,
      'before', CASE WHEN before.layer IS NOT NULL THEN jsonb_build_object(
        'examMark', trim_scale(before.exam_mark)::text,
        'examRank', CASE WHEN before.layer = ANY (${[...unranked]}::int[]) THEN fresh.exam_rank ELSE before.exam_rank END,
        'percentage', trim_scale(before.percentage)::text,
        'outcome', before.outcome,
        'subjectNames', (SELECT subjects FROM exam_result_files WHERE exam_result_files.layer = before.layer),
        'subjectMarks', before.subject_marks
      ) END
    ) AS row
    FROM jsonb_to_recordset(${JSON.stringify(sample)}::jsonb)
      AS key ("candidateId" text, change text, "beforeLayer" int)
    JOIN LATERAL (
      SELECT * FROM exam_results WHERE layer = ${layer} AND candidate_id = key."candidateId" LIMIT 1
    ) AS fresh ON true
    LEFT JOIN exam_results AS before
      ON before.layer = key."beforeLayer" AND before.candidate_id = key."candidateId"
    LEFT JOIN ${newestByKey('students', studentLayers)} AS student ON true
    ORDER BY array_position(ARRAY['CHANGED', 'NEW', 'UNCHANGED'], key.change), fresh.row_number`
  return rows.map(({ row }) => row)
}
