import type { Database } from '#server/db/database.ts'
import { STAGED_HOURS } from '#server/domains/imports/clean-up-layers.ts'
import { builder } from '#server/graphql/builder.ts'

// A waiting upload is a staged file of results or students. The clean-up job deletes it when it expires, so the
// dashboard lists it before.

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
  description: 'The kind of rows in an uploaded table.',
  values: ['RESULTS', 'STUDENTS'] as const,
})

export const WaitingUpload = builder.objectRef<WaitingUploadShape>('WaitingUpload').implement({
  description: 'A staged file: checked and not published yet.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the staged exam results or the staged student list.' }),
    kind: t.expose('kind', { type: UploadKind }),
    fileName: t.exposeString('fileName'),
    totalRows: t.exposeInt('totalRows'),
    stagedAt: t.expose('stagedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When the clean-up job deletes the file unless it is published.',
    }),
    uploadedBy: t.exposeString('uploadedBy', {
      nullable: true,
      description: 'Name or address of the uploader; null when the account was deleted.',
    }),
  }),
})
