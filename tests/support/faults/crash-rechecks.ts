import { Readable } from 'node:stream'
import { addRecheck } from '#server/domains/rechecks/request-recheck.ts'
import { close, writeAnswer } from '#server/domains/rechecks/resolve-recheck.ts'
import { RECHECK_FILE } from './crash-state.ts'
import type { Services, Workload } from './crash-workloads.ts'
import type { Random } from './random.ts'

// Requests for a re-check are of an exam of their own, whose results stay.

export const RECHECK_EXAM = 'RECHECKS'
/** More than requests in all lives. */
const CANDIDATES = 80_000

const ADD_FILE = `
  INSERT INTO exam_result_files (id, state, filename, file_path, exam_id, total_results, preview, based_on, publish_order)
  VALUES (gen_random_uuid(), 'PUBLISHED', 'rechecks.csv', '${RECHECK_FILE}', $1, ${CANDIDATES}, '{}', '{}', 1) RETURNING layer`

const ADD_ROWS = `
  INSERT INTO exam_results (layer, candidate_id, exam_mark, percentage, row_number)
  SELECT $1, place::text, 50, 50, place + 2 FROM generate_series(0, ${CANDIDATES - 1}) AS place`

/** Makes the results whose re-checks are asked for. Nobody is killed meanwhile. */
export async function addRecheckExam({ db: { pool }, files }: Omit<Services, 'log'>): Promise<void> {
  if (await files.stat(RECHECK_FILE)) return
  await files.put(RECHECK_FILE, Readable.from([Buffer.from('-')]), { maxBytes: 1 })
  const { rows } = await pool.query<{ layer: number }>(ADD_FILE, [RECHECK_EXAM])
  await pool.query(ADD_ROWS, [rows[0]?.layer])
}

/** What is asked says which request it is. An answered one stays as it is. */
export function rechecksWorkload({ db }: Pick<Services, 'db'>, random: Random): Workload {
  return {
    ending: () => ' recheck',
    created: 'open',
    next: { open: 'resolved' },
    async find() {
      const found = await db.prisma.recheckRequest.findMany({
        where: { state: 'OPEN' },
        orderBy: { id: 'asc' },
      })
      return found.map(({ id, words }) => ({ id, name: words, standing: 'open' }))
    },
    create: (name) =>
      addRecheck(db, {
        examId: RECHECK_EXAM,
        candidateId: String(Number.parseInt(name, 10)),
        isProven: false,
        language: 'en',
        contact: 'somebody@example.org',
        words: name,
      }),
    async advance(id) {
      const file = await db.prisma.examResultFile.findFirstOrThrow({ where: { examId: RECHECK_EXAM } })
      const fileId = random.below(2) === 0 ? file.id : null
      const problem = await writeAnswer(db, id, { fileId, answer: 'Checked', actorId: null })
      if (problem) throw new Error(problem)
    },
    remove: (id) => close(db, id, null),
  }
}
