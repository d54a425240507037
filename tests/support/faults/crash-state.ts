import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Database } from '#server/db/database.ts'
import { findExamResults } from '#server/domains/results/look-up/find-exam-results.ts'
import { findStudents } from '#server/domains/students/active-lists.ts'
import type { FileStore } from '#server/storage/file-store.ts'

/** Where a thing can stand: a file that was taken in or is live, a notice in its first or second wording, a request. */
export type Standing = 'staged' | 'published' | 'first' | 'second' | 'open' | 'resolved' | 'absent'

/** Step that the program is about to do, or has done, with the state of the thing of that name. */
export interface Step {
  name: string
  to: Standing
}

/** Everything that is kept, as it was found after a start. */
export interface Found {
  things: (Step & {
    /** How many rows, attachments or mails it should have, and how many there are. */
    claimed: number
    counted: number
    /** Its files in the store. */
    files: string[]
  })[]
  /** Layers that have rows. */
  layers: { layer: number; known: boolean }[]
  /** Every file in the store. */
  stored: string[]
  /** The log of actions, oldest first. */
  actions: { action: string; name: string }[]
  /** Files whose reason for a change the log does not tell. */
  untoldReasons: { name: string }[]
  /** State of the process that found it, and files left in the folder for temporary files. */
  held: { descriptors: number; memory: number; temporary: string[] }
  /** Shown value of the one candidate of every file: the rank in a result, the name in a list. */
  answers: { result: string | null; student: string | null }
}

export const EXAM = 'CRASHES'
export const CANDIDATE = '1'
/** Of the exam whose re-checks are asked for. */
export const RECHECK_FILE = 'exam_results/rechecks.csv'
/** By which the log names all corrections of one candidate. */
export const CORRECTION = 'correction of one candidate'
const folders = ['exam_results', 'student-uploads', 'notice-attachments']

/** A result file's name is the rank of its first candidate: corrections of one candidate have the same file name. */
const THINGS = `
  SELECT (SELECT exam_rank || ' results' FROM exam_results r WHERE r.layer = f.layer AND r.candidate_id = '${CANDIDATE}')
      AS name, lower(state::text) AS to, total_results AS claimed, ARRAY[file_path] AS files,
    (SELECT count(*)::int FROM exam_results r WHERE r.layer = f.layer) AS counted
  FROM exam_result_files f WHERE exam_id = '${EXAM}'
  UNION ALL
  SELECT words, CASE state WHEN 'OPEN' THEN 'open' ELSE 'resolved' END, (state <> 'OPEN')::int, ARRAY[]::text[],
    (SELECT count(*)::int FROM outbox_mails m WHERE m.recheck_id = q.id)
  FROM recheck_requests q WHERE state <> 'CLOSED'
  UNION ALL
  SELECT file_name, lower(state::text), total_students, ARRAY[file_path],
    (SELECT count(*)::int FROM students s WHERE s.layer = u.layer)
  FROM student_uploads u
  UNION ALL
  SELECT title, description, 2, array_remove(
      array_agg(DISTINCT a.file_path) || array_agg(v.file_path), NULL),
    count(DISTINCT a.id)::int
  FROM notices n LEFT JOIN media_files a ON a.notice_id = n.id LEFT JOIN media_variants v ON v.media_id = a.id GROUP BY n.id`

/** Uploads whose notice may still be saved; those that were taken from one are marked with 1970. */
const WAITING = `
  SELECT array_remove(array_agg(DISTINCT a.file_path) || array_agg(v.file_path), NULL) AS files
  FROM media_files a LEFT JOIN media_variants v ON v.media_id = a.id
  WHERE a.notice_id IS NULL AND coalesce(a.unused_since > '1971-01-01', true)`

const LAYERS = `
  SELECT layer, EXISTS (SELECT FROM exam_result_files f WHERE f.layer = r.layer) AS known
  FROM (SELECT DISTINCT layer FROM exam_results) AS r
  UNION ALL
  SELECT layer, EXISTS (SELECT FROM student_uploads u WHERE u.layer = s.layer)
  FROM (SELECT DISTINCT layer FROM students) AS s`

/** The log names result files with their exam, and changed notices with the changed fields. A publication that needs a reason has a second entry. */
const ACTIONS = `
  SELECT action, CASE
      WHEN subject LIKE '%${CORRECTION}.csv%' THEN '${CORRECTION}'
      WHEN action LIKE 'rechecks.%' THEN (SELECT words FROM recheck_requests WHERE id::text = subject_id)
      ELSE regexp_replace(subject, '(\\.csv(: .*)?| \\([^)]*\\))$', '')
    END AS name
  FROM activities WHERE action <> 'results.revised' ORDER BY id`

/** Files with a reason that the log does not tell, or that are not published. */
const UNTOLD_REASONS = `
  SELECT filename AS name FROM exam_result_files f
  WHERE revision_reason IS NOT NULL AND (uploaded_at IS NULL OR NOT EXISTS (
    SELECT FROM activities a WHERE a.action = 'results.revised' AND a.subject_id = f.id::text))`

/** Reads everything that is kept. */
export async function readState(db: Database, files: FileStore): Promise<Found> {
  const stored: string[] = []
  for (const folder of folders) {
    for await (const { key } of files.list(folder)) if (key !== RECHECK_FILE) stored.push(key)
  }
  const waiting = new Set<string>((await db.pool.query(WAITING)).rows[0]?.files)
  const [result] = await findExamResults(db, [{ examId: EXAM, candidateId: CANDIDATE }])
  const students = await findStudents(db, [CANDIDATE])
  return {
    things: (await db.pool.query(THINGS)).rows,
    layers: (await db.pool.query(LAYERS)).rows,
    stored: stored.filter((key) => !waiting.has(key)),
    actions: (await db.pool.query(ACTIONS)).rows,
    untoldReasons: (await db.pool.query(UNTOLD_REASONS)).rows,
    held: {
      descriptors: await openDescriptors(),
      memory: process.memoryUsage().rss,
      temporary: await readdir(tmpdir()),
    },
    answers: {
      result: result?.examRank ?? null,
      student: students.get(CANDIDATE)?.studentName ?? null,
    },
  }
}

/** How many the system says that this process has; 0 where it does not say. */
async function openDescriptors(): Promise<number> {
  return (await readdir('/proc/self/fd').catch(() => [])).length
}
