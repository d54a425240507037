import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { secretHashKey } from '#server/auth/secret-hash-key.ts'
import type { Database } from '#server/db/database.ts'
import { waitForLock } from '#server/db/session-lock.ts'
import { linkDemoStudent, seedDemoAccounts } from '#server/domains/accounts/demo-accounts.ts'
import { publishLayer } from '#server/domains/imports/import-flow.ts'
import { stageLayer } from '#server/domains/imports/stage-layer.ts'
import { addAttachment } from '#server/domains/media/add-media.ts'
import { saveNotice } from '#server/domains/notices/save-notice.ts'
import { resultsFlow } from '#server/domains/results/import/results-flow.ts'
import { resultsImport } from '#server/domains/results/import/results-import.ts'
import { studentsFlow, studentsImportOf } from '#server/domains/students/students-import.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { DEMO_CANDIDATE } from './demo-content/student-area/assignments.ts'
import { type DemoNotice, demoNotices } from './demo-notices.ts'
import { seedContent } from './seed-content.ts'
import { seedPictures } from './seed-pictures.ts'

/** The second one has PINs and dates of birth, for the exams that ask for them. */
const studentLists = ['students-2000.csv', 'students-with-secrets.csv']

const exams = [
  {
    fileName: 'CEE Model 5 - results.csv',
    examId: 'CEE-MODEL-05',
    examTitle: 'CEE Model Test 5',
    examDate: '2026-10-03',
    secondSecret: 'BIRTH_DATE',
  },
  {
    fileName: 'CEE Model 6 - results.csv',
    examId: 'CEE-MODEL-06',
    examTitle: 'CEE Model Test 6',
    examDate: '2026-10-17',
    secondSecret: 'PIN',
  },
  {
    fileName: 'CEE Model 7 - results.csv',
    examId: 'CEE-MODEL-07',
    examTitle: 'CEE Model Test 7',
    examDate: '2026-10-31',
    secondSecret: 'NONE',
  },
  {
    fileName: 'CEE Model 8 - results (Excel).csv',
    examId: 'CEE-MODEL-08',
    examTitle: 'CEE Model Test 8',
    examDate: '2026-11-14',
    secondSecret: 'NONE',
  },
] as const

/** Advisory lock: only one process at a time seeds a database. */
const LOCK = 72707370

interface Services {
  db: Database
  files: FileStore
}

/**
 * Seeds a database with the demo institute: accounts, student lists, exams and notices, through the code of admins'
 * uploads. Existing records are skipped, so an interrupted seed can continue.
 *
 * @param accounts whether with the demo accounts, whose passwords are published.
 */
export async function seedDemo(services: Services, { accounts = true } = {}): Promise<void> {
  // This process has opened the embedded database, which excludes others.
  if (services.db.kind === 'embedded') return seed(services, accounts)
  const { unlock } = await waitForLock(services.db.direct, { lock: LOCK })
  await seed(services, accounts).finally(unlock)
}

async function seed({ db, files }: Services, accounts: boolean): Promise<void> {
  const actorId = accounts ? (await seedDemoAccounts(db)).id : null
  await seedContent(db, await seedPictures({ db, files }))
  for (const list of studentLists) await seedStudents({ db, files }, list, actorId)
  if (accounts) await linkDemoStudent(db, DEMO_CANDIDATE)
  for (const exam of exams) await seedExam({ db, files }, exam, actorId)
  for (const notice of demoNotices) await seedNotice({ db, files }, notice, actorId)
}

async function seedStudents(services: Services, list: string, adminId: string | null): Promise<void> {
  const fileName = list.replace('.csv', '')
  const there = await services.db.prisma.studentUpload.count({ where: { fileName, state: 'PUBLISHED' } })
  if (there > 0) return
  const definition = studentsImportOf(await secretHashKey(services.db))
  const id = await stageLayer(services, definition, upload(list, adminId))
  await services.db.prisma.studentUpload.update({ where: { id }, data: { isDemo: true } })
  const input = { fileName, description: null, confirmedFindings: [] }
  const { outcome } = await publishLayer(services.db, studentsFlow, { id, input, actorId: adminId })
  if (outcome !== 'published') throw new Error(`${list} could not be published: ${outcome}`)
}

async function seedExam(
  services: Services,
  { fileName, ...exam }: (typeof exams)[number],
  adminId: string | null,
): Promise<void> {
  const { examId } = exam
  const there = await services.db.prisma.examResultFile.count({ where: { examId, state: 'PUBLISHED' } })
  if (there > 0) return
  const id = await stageLayer(services, resultsImport, upload(fileName, adminId))
  await services.db.prisma.examResultFile.update({ where: { id }, data: { isDemo: true } })
  const input = { ...exam, confirmedFindings: [], examVersion: null, releaseAt: null }
  const { outcome } = await publishLayer(services.db, resultsFlow, { id, input, actorId: adminId })
  if (outcome !== 'published') throw new Error(`${fileName} could not be published: ${outcome}`)
}

async function seedNotice(services: Services, notice: DemoNotice, actorId: string | null): Promise<void> {
  const { title, description, ne, type = 'NORMAL', link = null, inactive, files = [] } = notice
  if ((await services.db.prisma.notice.count({ where: { title } })) > 0) return
  const attachments: string[] = []
  for (const { name, content } of files) {
    const bytes = await content()
    const upload = { filename: name, mimetype: '', createReadStream: () => Readable.from([bytes]) }
    const added = { id: randomUUID(), upload, actorId }
    attachments.push((await addAttachment({ ...services, isBusy: () => false }, added)).id)
  }
  const publishedAt = new Date(notice.at)
  await saveNotice(services.db, {
    id: uuid7(publishedAt.getTime()),
    version: 0,
    input: {
      ...{ title, description, type, link, attachments },
      ...(ne && { nepaliTitle: ne.title, nepaliDescription: ne.description }),
    },
    actorId,
    initial: { publishedAt, isActive: inactive !== true, isDemo: true },
  })
}

/** Resolved through package.json, so that sources and build find it in any working directory. */
function upload(fileName: string, uploadedById: string | null) {
  const path = createRequire(import.meta.url).resolve(`#prisma/seed-data/${fileName}`)
  return { fileName, body: createReadStream(path), uploadedById }
}
