import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Database } from '#server/db/database.ts'

// The institute that is measured: always the same, made from numbers alone, so that every answer can be checked by value.

export const EXAMS = 5
export const RESULTS_PER_EXAM = 20_000
export const STUDENTS = EXAMS * RESULTS_PER_EXAM
const NOTICES = 12
const ATTACHMENTS = 2
const STUDENT_LAYER = 1_000_000

/** The exams as their list shows them, the newest first. */
export const exams = Array.from({ length: EXAMS }, (_, at) => ({
  id: `BENCH-${EXAMS - at}`,
  title: `Bench Model Test ${EXAMS - at}`,
  date: `2026-0${EXAMS - at}-15`,
}))

/** The notices on the board, the newest first. */
export const notices = Array.from({ length: NOTICES }, (_, at) => {
  const id = `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`
  const paths = Array.from({ length: ATTACHMENTS }, (_, place) => `${id}/routine-${place}.pdf`)
  return { id, title: `Notice ${at + 1}`, paths }
})

/** Content of every attachment: 100 kB, as a phone's picture of a sheet that was made small. */
export const attachment = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 'Routine ')])

export interface Candidate {
  examId: string
  candidateId: string
  studentName: string
  examMark: string
  examRank: string
  percentage: string
}

const FIRST = ['Aarav', 'Sita', 'Bibek', 'Kamala', 'Prakash', 'Nisha', 'Ramesh', 'Anjali', 'सुमन', 'गीता']
const LAST = ['Rai', 'Shrestha', 'Gurung', 'Tamang', 'Adhikari', 'Karki', 'Thapa', 'Magar', 'यादव', 'लामा']

/** The candidate with a number below STUDENTS; each sits one exam. */
export function candidate(number: number): Candidate {
  const place = number % RESULTS_PER_EXAM
  // A permutation of the quarters of a percent that repeats, so that equal percentages happen.
  const quarters = (place * 7919) % 401
  return {
    examId: `BENCH-${Math.floor(number / RESULTS_PER_EXAM) + 1}`,
    candidateId: `26${String(number).padStart(6, '0')}`,
    studentName: `${FIRST[number % 10]} ${LAST[Math.floor(number / 10) % 10]}`,
    examMark: String(quarters / 2),
    examRank: String(place + 1),
    percentage: String(quarters / 4),
  }
}

/** The ten best of an exam: by percentage, then mark, then candidate ID; equal percentages share a rank. */
export function topTen(examId: string): { rank: number; candidate: Candidate }[] {
  const first = (Number(examId.slice('BENCH-'.length)) - 1) * RESULTS_PER_EXAM
  const best = Array.from({ length: RESULTS_PER_EXAM }, (_, at) => candidate(first + at))
    .sort((one, other) => Number(other.percentage) - Number(one.percentage))
    .slice(0, 10)
  return best.map((one) => ({
    rank: best.findIndex(({ percentage }) => percentage === one.percentage) + 1,
    candidate: one,
  }))
}

/** Fills an empty, migrated database, about two seconds, and the data folder of its server. */
export async function fill({ pool }: Pick<Database, 'pool'>, dataDir: string): Promise<void> {
  for (let exam = 0; exam < EXAMS; exam++) {
    const rows = Array.from({ length: RESULTS_PER_EXAM }, (_, at) => candidate(exam * RESULTS_PER_EXAM + at))
    const layer = STUDENT_LAYER + 1 + exam
    await pool.query('INSERT INTO exams (id, title, date, release_at) VALUES ($1, $2, $3, now())', [
      `BENCH-${exam + 1}`,
      `Bench Model Test ${exam + 1}`,
      `2026-0${exam + 1}-15`,
    ])
    await pool.query(
      `INSERT INTO exam_result_files (id, layer, state, filename, file_path, exam_id,
         total_results, total_students, preview, based_on, publish_order, uploaded_at)
       VALUES (gen_random_uuid(), $1, 'PUBLISHED', $2, $3, $4, $5, $5, '{}', '{}', 1, now())`,
      [
        layer,
        `Bench ${exam + 1} - results.csv`,
        `exam_results/bench-${exam}.csv`,
        `BENCH-${exam + 1}`,
        RESULTS_PER_EXAM,
      ],
    )
    await pool.query(
      `INSERT INTO exam_results (layer, candidate_id, exam_mark, exam_rank, percentage, row_number)
       SELECT $1, id, mark, rank, percentage, place + 1
       FROM unnest($2::text[], $3::numeric[], $4::text[], $5::numeric[]) WITH ORDINALITY
         AS r (id, mark, rank, percentage, place)`,
      [
        layer,
        rows.map((row) => row.candidateId),
        rows.map((row) => row.examMark),
        rows.map((row) => row.examRank),
        rows.map((row) => row.percentage),
      ],
    )
    await fillStudents(pool, rows, exam)
  }
  for (const table of ['exam_result_files', 'student_uploads']) {
    // Layers that follow are behind these in the rows' keys, as those of every institute are.
    await pool.query(`SELECT setval(pg_get_serial_sequence($1, 'layer'), max(layer)) FROM ${table}`, [table])
  }
  await fillNotices(pool, dataDir)
  await pool.query('VACUUM ANALYZE')
}

/**
 * Adds a crowd to the newest exam of a filled database, within one file and one student list.
 *
 * @returns the candidate with a number below `count`.
 */
export async function fillCrowd(
  { pool }: Pick<Database, 'pool'>,
  count: number,
): Promise<(number: number) => Candidate> {
  const id = "'27' || lpad(n::text, 6, '0')"
  await pool.query(
    `INSERT INTO exam_results (layer, candidate_id, exam_mark, exam_rank, percentage, row_number)
     SELECT $1, ${id}, (n % 401) / 2.0, n + 1, (n % 401) / 4.0, ${RESULTS_PER_EXAM} + n + 1
     FROM generate_series(0, $2::int - 1) AS n`,
    [STUDENT_LAYER + EXAMS, count],
  )
  await pool.query(
    `INSERT INTO students (layer, candidate_id, student_name, groups, row_number)
     SELECT $1, ${id}, 'Candidate ' || n, 'Morning', ${STUDENTS} + n + 1 FROM generate_series(0, $2::int - 1) AS n`,
    [STUDENT_LAYER, count],
  )
  await pool.query('UPDATE exam_result_files SET total_results = total_results + $2 WHERE layer = $1', [
    STUDENT_LAYER + EXAMS,
    count,
  ])
  await pool.query('VACUUM ANALYZE')
  return (number) => ({
    ...candidate(STUDENTS - 1),
    candidateId: `27${String(number).padStart(6, '0')}`,
    studentName: `Candidate ${number}`,
    examMark: String((number % 401) / 2),
    examRank: String(number + 1),
    percentage: String((number % 401) / 4),
  })
}

async function fillStudents(pool: Database['pool'], rows: readonly Candidate[], exam: number): Promise<void> {
  if (exam === 0) {
    await pool.query(
      `INSERT INTO student_uploads (id, layer, state, file_name, file_path, total_students, preview, based_on,
         publish_order, uploaded_at)
       VALUES (gen_random_uuid(), $1, 'PUBLISHED', 'Bench students', 'student-uploads/bench.csv', $2, '{}', '{}', 1, now())`,
      [STUDENT_LAYER, STUDENTS],
    )
  }
  await pool.query(
    `INSERT INTO students (layer, candidate_id, student_name, groups, row_number)
     SELECT $1, id, name, 'Morning', place + 1
     FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS s (id, name, place)`,
    [STUDENT_LAYER, rows.map((row) => row.candidateId), rows.map((row) => row.studentName)],
  )
}

async function fillNotices(pool: Database['pool'], dataDir: string): Promise<void> {
  await pool.query(
    `INSERT INTO notices (id, title, description, type, published_at)
     SELECT id, title, repeat('What every candidate should know. ', 6),
       CASE WHEN n % 4 = 0 THEN 'URGENT' ELSE 'NORMAL' END::"NoticeType", now() - n * interval '1 day'
     FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS notice (id, title, n)`,
    [notices.map(({ id }) => id), notices.map(({ title }) => title)],
  )
  const paths = notices.flatMap((notice) => notice.paths)
  await pool.query(
    `INSERT INTO media_files (id, kind, notice_id, file_name, file_path, media_type, size, position)
     SELECT gen_random_uuid(), 'PDF', split_part(path, '/', 1)::uuid, 'Routine.pdf', 'notice-attachments/' || path,
       'application/pdf', $2, n
     FROM unnest($1::text[]) WITH ORDINALITY AS file (path, n)`,
    [paths, attachment.length],
  )
  for (const path of paths) {
    const file = join(dataDir, 'files/notice-attachments', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, attachment)
  }
}
