import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '#prisma/seed.ts'
import type { Database } from '#server/db/database.ts'
import { listExams } from '#server/domains/results/exams/find-exams.ts'
import { findExamResults } from '#server/domains/results/look-up/find-exam-results.ts'
import { hashesOf } from '#server/domains/results/look-up/limited-look-up.ts'
import { seedOnce } from '#server/jobs/seed-once.ts'
import { createLog } from '#server/lib/log.ts'
import { type FileStore, localFileStore } from '#server/storage/file-store.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

let db: Database
let folder: string
let files: FileStore
const log = createLog({ level: 'silent', pretty: false })

beforeAll(async () => {
  db = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'pravesh-seed-'))
  files = localFileStore(folder)
})
afterAll(async () => {
  await db.close()
  await removeFolder(folder)
})

test('gives a newcomer exams of each second secret, with candidates who have names', async () => {
  await seedOnce({ db, files, log })
  expect(await listExams(db)).toMatchObject([
    {
      id: 'CEE-MODEL-08',
      title: 'CEE Model Test 8',
      date: '2026-11-14',
      secondSecret: 'NONE',
      passPercentage: '50',
    },
    {
      id: 'CEE-MODEL-07',
      title: 'CEE Model Test 7',
      date: '2026-10-31',
      secondSecret: 'NONE',
      passPercentage: '50',
    },
    {
      id: 'CEE-MODEL-06',
      title: 'CEE Model Test 6',
      date: '2026-10-17',
      secondSecret: 'PIN',
      passPercentage: '50',
    },
    {
      id: 'CEE-MODEL-05',
      title: 'CEE Model Test 5',
      date: '2026-10-03',
      secondSecret: 'BIRTH_DATE',
      passPercentage: '50',
    },
  ])
  const [result] = await findExamResults(db, [{ examId: 'CEE-MODEL-08', candidateId: '081000' }])
  expect(result).toMatchObject({ examMark: '113', student: { studentName: 'कमला राई' } })
  const find = async (examId: string, typed: string) => {
    const secret = await hashesOf(db, '081001', typed)
    return (await findExamResults(db, [{ examId, candidateId: '081001', secret }]))[0]
  }
  // As the README says.
  expect(await find('CEE-MODEL-06', '905273')).toMatchObject({ examMark: '92.25' })
  expect(await find('CEE-MODEL-05', '2065-04-03')).toMatchObject({ examMark: '90.5' })
  expect(await find('CEE-MODEL-06', '905274')).toBeNull()
})

test('changes nothing when it is begun again after an interruption, even by two servers', async () => {
  const before = await db.prisma.examResultFile.findMany()
  await Promise.all([seedDemo({ db, files }), seedDemo({ db, files })])
  expect(await db.prisma.examResultFile.findMany()).toEqual(before)
  expect(await db.prisma.studentUpload.count()).toBe(2)
})

test('does not bring back what was deleted', async () => {
  await db.prisma.examResultFile.deleteMany({ where: { examId: 'CEE-MODEL-07' } })
  await seedOnce({ db, files, log })
  expect((await listExams(db)).map((exam) => exam.id)).toEqual([
    'CEE-MODEL-08',
    'CEE-MODEL-06',
    'CEE-MODEL-05',
  ])
})
