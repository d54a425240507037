/** How a test sets its scene: what people would have done before it begins, through the API as they would. */

import type { ExamReleaseInput, PublishExamResultsInput } from '#tests/gql/graphql.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { everyFinding } from './every-finding.ts'
import {
  ExamResult,
  MakeLink,
  PublishResults,
  Reinstate,
  SetExamRelease,
  StagedResults,
  StageResults,
  Withdraw,
} from './results-operations.ts'
import {
  DeleteStudentUploads,
  PublishStudents,
  StageStudents,
  StudentUploads,
} from './students-operations.ts'

/** One line of a result file; what is absent takes a usual value. */
export interface ResultRow {
  candidate: string
  exam?: string
  mark?: string | number
  rank?: string | number
  percentage?: string | number
}

export const csvFile = (content: BlobPart, name = 'a.csv', type = 'text/csv') =>
  new File([content], name, { type })

/** A result file as an admin would choose it. */
export function resultsCsv(rows: readonly ResultRow[], fileName = 'Model 1 - results.csv'): File {
  const lines = rows.map(({ candidate, exam = 'MODEL-1', mark = 120, rank = '', percentage = 60 }) =>
    [candidate, exam, mark, rank, percentage].join(','),
  )
  const text = ['Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage', ...lines, ''].join('\n')
  return csvFile(text, fileName)
}

/** A result file of these percentages by candidate. */
export const percentagesCsv = (exam: string, percentages: Record<string, number>) =>
  resultsCsv(Object.entries(percentages).map(([candidate, percentage]) => ({ candidate, exam, percentage })))

/** One line of a student list; what is absent takes a usual value. */
export interface StudentRow {
  candidate: string
  name?: string
  groups?: string
  pin?: string
  birthDate?: string
}

/** A student list as an admin would choose it. */
export function studentsCsv(rows: readonly StudentRow[], fileName = 'Students.csv'): File {
  const hasSecrets = rows.some(({ pin, birthDate }) => pin !== undefined || birthDate !== undefined)
  const lines = rows.map(
    ({ candidate, name = 'Sita Sharma', groups = 'Morning A', pin = '', birthDate = '' }) =>
      [candidate, name, groups, ...(hasSecrets ? [pin, birthDate] : [])].join(','),
  )
  const header = `Candidate ID,Student Name,Groups${hasSecrets ? ',PIN,Date of Birth' : ''}`
  const text = [header, ...lines, ''].join('\n')
  return csvFile(text, fileName)
}

/** A time from now, as the API takes it. */
export const inHours = (hours = 1) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Moves the release of an exam, past the server, to a moment from now. @returns when it is, by the clock of the database. */
export async function releaseSoon({ db }: TestApp, examId: string): Promise<Date> {
  const { rows } = await db.pool.query<{ release_at: Date }>(
    "UPDATE exams SET release_at = now() + interval '1 second' WHERE id = $1 RETURNING release_at",
    [examId],
  )
  if (rows.length !== 1) throw new Error(`There is no exam ${examId}`)
  return rows[0]?.release_at as Date
}

/** @throws the message of a conflict. */
function withoutConflict<Answer extends object>(answer: Answer): Exclude<Answer, { current: unknown }> {
  if ('current' in answer) throw new Error(JSON.stringify(answer))
  return answer as Exclude<Answer, { current: unknown }>
}

/** Scene setting for one server, and the questions that most tests of results ask. */
export function scenarios(app: TestApp) {
  const admin = app.as('ADMIN')
  /** How a file is published, but for its exam. */
  type Publication = Omit<PublishExamResultsInput, 'examId'>

  /** Stages a file. @returns the staged layer's id and its exam. */
  async function stagedResultFile(file: File): Promise<{ id: string; examId: string }> {
    const { stageExamResults: staged } = await admin.run(StageResults, { file })
    if (staged.__typename !== 'StagedExamResults') throw new Error(`Not staged: ${JSON.stringify(staged)}`)
    return { id: staged.id, examId: staged.examId }
  }

  async function stageList(file: File): Promise<{ id: string; fileName: string }> {
    const { stageStudents: staged } = await admin.run(StageStudents, { file })
    if (staged.__typename !== 'StagedStudents') throw new Error(`Not staged: ${JSON.stringify(staged)}`)
    return staged
  }

  /** Stages a file. @returns its preview. */
  async function preview(file: File) {
    const { id } = await stagedResultFile(file)
    const { stagedExamResults } = await admin.run(StagedResults, { id })
    if (!stagedExamResults) throw new Error('Nothing is staged')
    return stagedExamResults
  }

  /** The answer to a publication, which may be refused. */
  const publish = async (id: string, input: PublishExamResultsInput) =>
    (await admin.run(PublishResults, { id, input })).publishExamResults

  /** Publishes a staged file. @returns the result file's id and its exam. */
  async function publishedResultFile(
    { id, examId }: { id: string; examId: string },
    input: Publication = {},
  ): Promise<{ id: string; examId: string }> {
    // A reason is kept only where it is needed.
    const usual = { examId, confirmedFindings: everyFinding, revisionReason: 'RETOTALLED' as const }
    const published = await publish(id, { ...usual, ...input })
    if (published.__typename !== 'ExamResultFile')
      throw new Error(`Not published: ${JSON.stringify(published)}`)
    return { id: published.id, examId: published.examId }
  }

  return {
    stagedResultFile,
    publish,
    publishedResultFile,

    /** Stages and publishes a file. @returns the result file's id and its exam. */
    async resultFile(file: File, input: Publication = {}): Promise<{ id: string; examId: string }> {
      return publishedResultFile(await stagedResultFile(file), input)
    },

    /** Stages a student list. @returns the staged layer's id. */
    async stagedStudentList(file: File): Promise<string> {
      return (await stageList(file)).id
    },

    /** Stages and publishes a student list under the file's name. @returns the upload's id. */
    async studentList(file: File): Promise<string> {
      const { id, fileName } = await stageList(file)
      const input = { fileName, confirmedFindings: everyFinding }
      const { publishStudents: published } = await admin.run(PublishStudents, { id, input })
      if (published.__typename !== 'StudentUpload')
        throw new Error(`Not published: ${JSON.stringify(published)}`)
      return published.id
    },

    preview,

    /** Stages a file. @returns those of its findings that have these words. */
    findingsAbout: async (words: string | RegExp, file: File) =>
      (await preview(file)).findings.filter(({ message }) => message.split(words).length > 1),

    /** Takes all files of results away, past the server. */
    noResults: () => app.db.prisma.examResultFile.updateMany({ data: { state: 'REMOVED' } }),

    /** Deletes all student lists. */
    async noStudents(): Promise<void> {
      const { studentUploads } = await admin.run(StudentUploads)
      await admin.run(DeleteStudentUploads, { ids: studentUploads.map(({ id }) => id) })
    },

    /** The result that a visitor sees. */
    lookUp: async (examId: string, candidateId = '1') =>
      (await app.as('VISITOR').run(ExamResult, { examId, candidateId })).examResult,

    setRelease: async (examId: string, input: ExamReleaseInput = {}, version?: number) =>
      withoutConflict(
        (await admin.run(SetExamRelease, { examId, input, ...(version !== undefined && { version }) }))
          .setExamRelease,
      ),

    /** @returns when, as the API answers it. */
    async withdraw(examId: string, words?: string): Promise<string> {
      const input = { examId, reason: 'For staff only', words: words ?? null }
      const { withdrawExam: exam } = await admin.run(Withdraw, input)
      if (!('id' in exam) || !exam.withdrawnAt) throw new Error(JSON.stringify(exam))
      return exam.withdrawnAt
    },

    putBack: async (examId: string) =>
      withoutConflict((await admin.run(Reinstate, { examId })).reinstateExam),

    /** Opens the link of a rehearsal as a browser does. */
    async rehearse(examId: string, stagedId?: string) {
      const variables = { examId, ...(stagedId && { stagedId }) }
      const link = new URL((await admin.run(MakeLink, variables)).makeRehearsalLink)
      const [client, path] = [app.newClient(), link.pathname + link.search]
      return { client, path, token: link.searchParams.get('token') ?? '', response: await client.fetch(path) }
    },

    /** All times of an exam and its files become so many minutes earlier, past the server. */
    async letPass(examId: string, minutes: number): Promise<void> {
      const earlier = (times: string[]) =>
        times.map((time) => `${time} = ${time} - make_interval(mins => $2)`)
      const values = [examId, minutes]
      await app.db.pool.query(
        `UPDATE exam_result_files SET ${earlier(['uploaded_at', 'staged_at'])} WHERE exam_id = $1`,
        values,
      )
      await app.db.pool.query(
        `UPDATE exams SET ${earlier(['release_at', 'withdrawn_at'])} WHERE id = $1`,
        values,
      )
    },

    /** The actions in the log about an exam, in their order. */
    actionsOn: async (examId: string) =>
      (
        await app.db.prisma.activity.findMany({
          where: { subject: { startsWith: examId } },
          orderBy: { id: 'asc' },
        })
      ).map(({ action }) => action),

    /** The actions in the log about something, in their order. */
    actionsOf: async (subjectId: string) =>
      (await app.db.prisma.activity.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(
        ({ action }) => action,
      ),
  }
}
