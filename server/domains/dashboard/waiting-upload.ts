import { builder } from '#server/builder.ts'
import type { Database } from '#server/db.ts'
import { STAGED_HOURS } from '#server/domains/imports/sweep-layers.ts'

// A waiting upload is a file of results or students that somebody uploaded and nobody published yet. It goes by itself
// when its time is over, so whoever looks at the dashboard is told while there is still something to do about it.

export interface WaitingUploadShape {
  id: string
  kind: 'RESULTS' | 'STUDENTS'
  fileName: string
  totalRows: number
  stagedAt: Date
  expiresAt: Date
  uploadedBy: string | null
}

const FIND = `
  SELECT w.id, w.kind, w.file_name AS "fileName", w.rows AS "totalRows", w.staged_at AS "stagedAt",
    w.staged_at + make_interval(hours => $1) AS "expiresAt", coalesce(u.name, u.email) AS "uploadedBy"
  FROM (
    SELECT id, 'RESULTS' AS kind, filename AS file_name, total_results AS rows, state, staged_at, uploaded_by
    FROM exam_result_files
    UNION ALL
    SELECT id, 'STUDENTS', file_name, total_students, state, staged_at, uploaded_by FROM student_uploads
  ) w
  LEFT JOIN users u ON u.id = w.uploaded_by
  WHERE w.state = 'STAGED' AND w.staged_at > now() - make_interval(hours => $1)
  ORDER BY w.staged_at DESC, w.id DESC`

export async function findWaitingUploads({ pool }: Pick<Database, 'pool'>): Promise<WaitingUploadShape[]> {
  const { rows } = await pool.query<WaitingUploadShape>({
    name: 'waiting-uploads',
    text: FIND,
    values: [STAGED_HOURS],
  })
  return rows
}

const UploadKind = builder.enumType('UploadKind', {
  description: 'What an uploaded table holds.',
  values: ['RESULTS', 'STUDENTS'] as const,
})

export const WaitingUpload = builder.objectRef<WaitingUploadShape>('WaitingUpload').implement({
  description: 'An uploaded file that is checked and not published yet.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the staged exam results or the staged student list.' }),
    kind: t.expose('kind', { type: UploadKind }),
    fileName: t.exposeString('fileName'),
    totalRows: t.exposeInt('totalRows'),
    stagedAt: t.expose('stagedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it is swept if nobody publishes it.',
    }),
    uploadedBy: t.exposeString('uploadedBy', {
      nullable: true,
      description: 'Name of who uploaded it, or the address; null when the account is gone.',
    }),
  }),
})
