/** How a test sets its scene: what people would have done before it begins, through the API as they would. */

import { graphql } from '#tests/gql/gql.ts'
import type { RevisionReason, SecondSecret } from '#tests/gql/graphql.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { everyFinding } from './every-finding.ts'

const StageForScenario = graphql(`
  mutation StageForScenario($file: Upload!) {
    stageExamResults(file: $file) {
      __typename
      ... on StagedExamResults { id examId }
      ... on InvalidCsv { message problems { row column message } }
    }
  }
`)

const PublishForScenario = graphql(`
  mutation PublishForScenario($id: ID!, $input: PublishExamResultsInput!) {
    publishExamResults(id: $id, input: $input) {
      __typename
      ... on ExamResultFile { id examId }
      ... on InvalidInput { message fields { path message } }
      ... on StalePreview { message }
    }
  }
`)

const StageListForScenario = graphql(`
  mutation StageListForScenario($file: Upload!) {
    stageStudents(file: $file) {
      __typename
      ... on StagedStudents { id fileName }
      ... on InvalidCsv { message problems { row column message } }
    }
  }
`)

const PublishListForScenario = graphql(`
  mutation PublishListForScenario($id: ID!, $input: PublishStudentsInput!) {
    publishStudents(id: $id, input: $input) {
      __typename
      ... on StudentUpload { id }
      ... on InvalidInput { message fields { path message } }
      ... on StaleStudentsPreview { message }
    }
  }
`)

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

/** Moves the release of a file, past the server, to a moment from now. @returns when it is, by the clock of the database. */
export async function releaseSoon({ db }: TestApp, id: string): Promise<Date> {
  const { rows } = await db.pool.query<{ release_at: Date }>(
    "UPDATE exam_result_files SET release_at = now() + interval '1 second' WHERE id = $1 RETURNING release_at",
    [id],
  )
  if (rows.length !== 1) throw new Error(`There is no file ${id}`)
  return rows[0]?.release_at as Date
}

/** How a file is published. */
interface Publication {
  examTitle?: string
  examDate?: string
  releaseAt?: string
  announced?: boolean
  overrulesWaiting?: boolean
  secondSecret?: SecondSecret
  revisionReason?: RevisionReason | null
  revisionWords?: string
  replacesEarly?: boolean
}

/** Scene setting for one server. */
export function scenarios(app: TestApp) {
  const admin = app.as('ADMIN')

  /** Stages a file. @returns the staged layer's id and its exam. */
  async function stagedResultFile(file: File): Promise<{ id: string; examId: string }> {
    const { stageExamResults: staged } = await admin.run(StageForScenario, { file })
    if (staged.__typename !== 'StagedExamResults') throw new Error(`Not staged: ${JSON.stringify(staged)}`)
    return { id: staged.id, examId: staged.examId }
  }

  /** Stages a student list. @returns the staged layer's id. */
  async function stagedStudentList(file: File): Promise<string> {
    return (await stageList(file)).id
  }

  async function stageList(file: File): Promise<{ id: string; fileName: string }> {
    const { stageStudents: staged } = await admin.run(StageListForScenario, { file })
    if (staged.__typename !== 'StagedStudents') throw new Error(`Not staged: ${JSON.stringify(staged)}`)
    return staged
  }

  /** Publishes a staged file. @returns the result file's id and its exam. */
  async function publishedResultFile(
    { id, examId }: { id: string; examId: string },
    input: Publication = {},
  ): Promise<{ id: string; examId: string }> {
    const { publishExamResults: published } = await admin.run(PublishForScenario, {
      id,
      // A reason is kept only where it is needed.
      input: { examId, confirmedFindings: everyFinding, revisionReason: 'RETOTALLED', ...input },
    })
    if (published.__typename !== 'ExamResultFile')
      throw new Error(`Not published: ${JSON.stringify(published)}`)
    return { id: published.id, examId: published.examId }
  }

  return {
    stagedResultFile,
    stagedStudentList,

    /** Stages and publishes a student list under the file's name. @returns the upload's id. */
    async studentList(file: File): Promise<string> {
      const { id, fileName } = await stageList(file)
      const { publishStudents: published } = await admin.run(PublishListForScenario, {
        id,
        input: { fileName, confirmedFindings: everyFinding },
      })
      if (published.__typename !== 'StudentUpload')
        throw new Error(`Not published: ${JSON.stringify(published)}`)
      return published.id
    },

    publishedResultFile,

    /** Stages and publishes a file. @returns the result file's id and its exam. */
    async resultFile(file: File, input: Publication = {}): Promise<{ id: string; examId: string }> {
      return publishedResultFile(await stagedResultFile(file), input)
    },
  }
}
