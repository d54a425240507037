import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Database } from '#server/db/database.ts'
import {
  type LayerRecord,
  type LayerRemoval,
  markLayersRemoved,
  publishLayer,
} from '#server/domains/imports/import-flow.ts'
import { removeInBackground } from '#server/domains/imports/remove-layer.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { addAttachment } from '#server/domains/media/add-media.ts'
import { removeMarked } from '#server/domains/media/clean-up-media.ts'
import { removeNotices } from '#server/domains/notices/delete-notices.ts'
import { saveNotice } from '#server/domains/notices/save-notice.ts'
import { addRecheck } from '#server/domains/rechecks/request-recheck.ts'
import { close, writeAnswer } from '#server/domains/rechecks/resolve-recheck.ts'
import { correctionImport, correctionOf } from '#server/domains/results/import/correct-result.ts'
import { resultsFlow } from '#server/domains/results/import/results-flow.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { studentsFlow, studentsImport } from '#server/domains/students/students-import.ts'
import type { Logger } from '#server/lib/log.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { everyFinding } from '#tests/support/results/every-finding.ts'
import { CANDIDATE, EXAM, RECHECK_FILE, type Standing } from './crash-state.ts'
import type { Random } from './random.ts'

export interface Services {
  db: Database
  files: FileStore
  log: Logger
}

/** An admin's work: creating a thing and changing it, as the API does. */
export interface Workload {
  /** The things of this kind, oldest first. */
  find(): Promise<{ id: string; name: string; standing: Standing }[]>
  /** How the name of the next one ends, by which its kind is known. */
  ending(standing: readonly { standing: Standing }[]): string
  create(name: string): Promise<void>
  created: Standing
  /** Possible next steps, but for the removal. */
  next: Partial<Record<Standing, Standing>>
  advance(id: string, name: string, from: Standing): Promise<void>
  remove(id: string, standing: Standing): Promise<void>
}

const MOST_ROWS = 2500

function csv(header: string, row: (index: number) => string, random: Random): Readable {
  const rows = Array.from({ length: 1 + random.below(MOST_ROWS) }, (_, index) =>
    row(index + Number(CANDIDATE)),
  )
  return Readable.from([Buffer.from([header, ...rows, ''].join('\n'))])
}

async function removeFile<File extends LayerRecord>(
  services: Services,
  kind: LayerRemoval<File>,
  id: string,
  standing: Standing,
): Promise<void> {
  const state = standing === 'staged' ? 'STAGED' : 'PUBLISHED'
  const removed = await markLayersRemoved(services.db, kind, { ids: [id], state, actorId: null })
  if (removed.length === 0) throw new Error('There was nothing to remove')
  removeInBackground(services, kind, removed)
}

/** Publishes, again when the preview is stale, as somebody does who looks at the new one and agrees. */
async function insist(publish: () => Promise<{ outcome: string }>): Promise<void> {
  const { outcome } = await publish()
  if (outcome === 'stale') return insist(publish)
  if (outcome !== 'published') throw new Error(`Not published: ${outcome}`)
}

const FIND_RESULTS = `
  SELECT f.id, r.exam_rank AS rank, lower(state::text) AS standing
  FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = '${CANDIDATE}'
  WHERE exam_id = '${EXAM}' AND state <> 'REMOVED' ORDER BY f.id`

/** Stages a correction of the one candidate. */
async function correct(services: Services, examRank: string): Promise<void> {
  const about = { examId: EXAM, candidateId: CANDIDATE }
  const input = { examMark: '100', examRank, percentage: '50' }
  const correction = await correctionOf(services.db, { ...about, input })
  if (!('body' in correction)) throw new Error('Not corrected')
  const { names, fileName, body } = correction
  const file = { fileName, body: Readable.from([body]), uploadedById: null }
  await stageLayer(services, correctionImport(names), file)
}

/** The rank of every candidate in a file, and their name in a list, say which file it is. */
export function resultsWorkload(services: Services, random: Random): Workload {
  const { db } = services
  return {
    ending: (things) =>
      things.some(({ standing }) => standing === 'published') && random.below(4) > 0
        ? 'c results'
        : ' results',
    created: 'staged',
    next: { staged: 'published' },
    async find() {
      const { rows } = await db.pool.query<{ id: string; rank: string; standing: Standing }>(FIND_RESULTS)
      return rows.map(({ id, rank, standing }) => ({ id, name: `${rank} results`, standing }))
    },
    async create(name) {
      if (name.endsWith('c results')) return correct(services, name.split(' ')[0] ?? '')
      const rank = Number.parseInt(name, 10)
      const body = csv(
        'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage',
        (candidate) => `${candidate},${EXAM},100,${rank},50`,
        random,
      )
      await stageLayer(services, resultsImport, { fileName: `${name}.csv`, body, uploadedById: null })
    },
    async advance(id) {
      const input = {
        examId: EXAM,
        examTitle: null,
        examDate: '2026-11-21',
        confirmedFindings: everyFinding,
        examVersion: null,
        releaseAt: null,
        secondSecret: null,
        revisionReason: 'RETOTALLED' as const,
      }
      return insist(() => publishLayer(db, resultsFlow, { id, input, actorId: null }))
    },
    remove: (id, standing) => removeFile(services, resultsFlow, id, standing),
  }
}

export function studentsWorkload(services: Services, random: Random): Workload {
  const { db } = services
  return {
    ending: () => ' list',
    created: 'staged',
    next: { staged: 'published' },
    async find() {
      const found = await db.prisma.studentUpload.findMany({ orderBy: { id: 'asc' } })
      return found.map(({ id, fileName, state }) => ({
        id,
        name: fileName.replace('.csv', ''),
        standing: state === 'STAGED' ? 'staged' : state === 'PUBLISHED' ? 'published' : 'absent',
      }))
    },
    async create(name) {
      const body = csv('Candidate ID,Student Name,Groups', (one) => `${one},${name},Day`, random)
      await stageLayer(services, studentsImport, { fileName: `${name}.csv`, body, uploadedById: null })
    },
    advance(id, name) {
      const input = { fileName: name, confirmedFindings: everyFinding, description: null }
      return insist(() => publishLayer(db, studentsFlow, { id, input, actorId: null }))
    },
    remove: (id, standing) => removeFile(services, studentsFlow, id, standing),
  }
}

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A notice's text says in which wording it stands. */
export function noticesWorkload(services: Services): Workload {
  const { db } = services
  const input = (title: string, description: Standing) =>
    ({ title, description, type: 'NORMAL', link: null }) as const
  async function attach(filename: string, content: Buffer): Promise<string> {
    const upload = { filename, mimetype: '', createReadStream: () => Readable.from([content]) }
    const added = { id: randomUUID(), upload, actorId: null }
    return (await addAttachment({ ...services, isBusy: () => false }, added)).id
  }
  return {
    ending: () => ' notice',
    created: 'first',
    next: { first: 'second' },
    async find() {
      const found = await db.prisma.notice.findMany({ orderBy: { id: 'asc' } })
      return found.map(({ id, title, description }) => ({
        id,
        name: title,
        standing: description === 'first' ? 'first' : 'second',
      }))
    },
    async create(name) {
      const attachments = [await attach('a.pdf', pdf), await attach('b.gif', gif)]
      await saveNotice(db, {
        ...{ id: randomUUID(), version: 0, actorId: null },
        input: { ...input(name, 'first'), attachments },
      })
    },
    async advance(id, name) {
      const [first] = await db.prisma.mediaFile.findMany({
        where: { noticeId: id },
        orderBy: { position: 'asc' },
      })
      const { outcome } = await saveNotice(db, {
        ...{ id, input: input(name, 'second'), actorId: null },
        added: [await attach('c.gif', gif)],
        removed: [first?.id ?? ''],
      })
      if (outcome !== 'saved') throw new Error(`Not changed: ${outcome}`)
      removeMarked(services)
    },
    async remove(id) {
      await removeNotices(db, [id], null)
      removeMarked(services)
    },
  }
}

// Requests for a re-check are of an exam of their own, whose results stay.

const RECHECK_EXAM = 'RECHECKS'
/** More than requests in all lives. */
const CANDIDATES = 80_000

/** Published after all requests, so that it may have changed the results that they are about. */
const ADD_FILE = `
  INSERT INTO exam_result_files (id, state, filename, file_path, exam_id, total_results, preview, based_on, publish_order,
    uploaded_at)
  VALUES (gen_random_uuid(), 'PUBLISHED', 'rechecks.csv', '${RECHECK_FILE}', $1, ${CANDIDATES}, '{}', '{}', 1, now() + interval '1 day') RETURNING layer`

const ADD_ROWS = `
  INSERT INTO exam_results (layer, candidate_id, exam_mark, percentage, row_number)
  SELECT $1, place::text, 50, 50, place + 2 FROM generate_series(0, ${CANDIDATES - 1}) AS place`

/** Makes the results whose re-checks are asked for. Nobody is killed meanwhile. */
export async function addRecheckExam({ db: { pool }, files }: Omit<Services, 'log'>): Promise<void> {
  if (await files.stat(RECHECK_FILE)) return
  await files.put(RECHECK_FILE, Readable.from([Buffer.from('-')]), { maxBytes: 1 })
  await pool.query(
    'INSERT INTO exams (id, title, release_at) VALUES ($1, $1, now()) ON CONFLICT DO NOTHING',
    [RECHECK_EXAM],
  )
  const { rows } = await pool.query<{ layer: number }>(ADD_FILE, [RECHECK_EXAM])
  await pool.query(ADD_ROWS, [rows[0]?.layer])
}

/** The question identifies the request. An answered one stays as it is. */
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
