import type { Database } from '#server/db.ts'

// The institute that is measured: always the same, made from numbers alone, so that every answer can be checked by value.

export const EXAMS = 5
export const RESULTS_PER_EXAM = 20_000
export const STUDENTS = EXAMS * RESULTS_PER_EXAM
const NOTICES = 12
const STUDENT_LAYER = 1_000_000

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

/** Fills an empty, migrated database; about two seconds. */
export async function fill({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (let exam = 0; exam < EXAMS; exam++) {
    const rows = Array.from({ length: RESULTS_PER_EXAM }, (_, at) => candidate(exam * RESULTS_PER_EXAM + at))
    const layer = STUDENT_LAYER + 1 + exam
    await pool.query(
      `INSERT INTO exam_result_files (id, layer, state, filename, file_path, exam_id, exam_title, exam_date,
         total_results, total_students, preview, based_on, publish_order, uploaded_at)
       VALUES (gen_random_uuid(), $1, 'PUBLISHED', $2, $3, $4, $5, $6::date, $7, $7, '{}', '{}', 1, now())`,
      [
        layer,
        `Bench ${exam + 1} - results.csv`,
        `exam_results/bench-${exam}.csv`,
        `BENCH-${exam + 1}`,
        `Bench Model Test ${exam + 1}`,
        `2026-0${exam + 1}-15`,
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
  await fillNotices(pool)
  await pool.query('VACUUM ANALYZE')
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

async function fillNotices(pool: Database['pool']): Promise<void> {
  await pool.query(
    `INSERT INTO notices (id, title, description, type, published_at)
     SELECT gen_random_uuid(), 'Notice ' || n, repeat('What every candidate should know. ', 6),
       CASE WHEN n % 4 = 0 THEN 'URGENT' ELSE 'NORMAL' END::"NoticeType", now() - n * interval '1 day'
     FROM generate_series(1, $1::int) AS n`,
    [NOTICES],
  )
  await pool.query(
    `INSERT INTO notice_attachments (id, notice_id, file_name, file_path, file_type, size, sha256, position)
     SELECT gen_random_uuid(), id, 'Routine.pdf', id || '/' || gen_random_uuid() || '.pdf', 'application/pdf', 1000,
       repeat('0', 64), place
     FROM notices, generate_series(0, 1) AS place`,
  )
}
