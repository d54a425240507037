import type pg from 'pg'

const tables = [
  ...['notices', 'exam_result_files', 'exam_results', 'student_uploads', 'students', 'users', 'sessions'],
  ...['activities', 'media_files', 'media_variants', 'file_store_checks', 'invitations', 'outbox_mails'],
]

/** Every row that an admin's mutation may change, as text. */
export async function everything(pool: pg.Pool): Promise<string> {
  const parts = tables.map(async (table) => {
    const { rows } = await pool.query(`SELECT to_jsonb(t)::text AS row FROM ${table} AS t ORDER BY 1`)
    return `${table}: ${rows.map(({ row }) => row).join()}`
  })
  return (await Promise.all(parts)).join('\n')
}
