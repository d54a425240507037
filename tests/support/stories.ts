/** How a test sets its scene: what people would have done before it begins, through the API as they would. */
import { graphql } from '#tests/gql/gql.ts'
import type { TestApp } from './api.ts'

const StageForStory = graphql(`
  mutation StageForStory($file: Upload!) {
    stageExamResults(file: $file) {
      __typename
      ... on StagedExamResults { id examId }
      ... on InvalidCsv { message problems { row column message } }
    }
  }
`)

const PublishForStory = graphql(`
  mutation PublishForStory($id: ID!, $input: PublishExamResultsInput!) {
    publishExamResults(id: $id, input: $input) {
      __typename
      ... on ExamResultFile { id examId }
      ... on InvalidInput { message fields { path message } }
      ... on StalePreview { message }
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

/** A result file as an admin would choose it. */
export function resultsCsv(rows: readonly ResultRow[], fileName = 'Model 1 - results.csv'): File {
  const lines = rows.map(({ candidate, exam = 'MODEL-1', mark = 120, rank = '', percentage = 60 }) =>
    [candidate, exam, mark, rank, percentage].join(','),
  )
  const text = ['Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage', ...lines, ''].join('\n')
  return new File([text], fileName, { type: 'text/csv' })
}

/** Scene setting for one server. */
export function stories(app: TestApp) {
  const admin = app.as('ADMIN')

  /** Stages a file. @returns the staged layer's id and its exam. */
  async function stagedResultFile(file: File): Promise<{ id: string; examId: string }> {
    const { stageExamResults: staged } = await admin.run(StageForStory, { file })
    if (staged.__typename !== 'StagedExamResults') throw new Error(`Not staged: ${JSON.stringify(staged)}`)
    return { id: staged.id, examId: staged.examId }
  }

  return {
    stagedResultFile,

    /** Stages and publishes a file. @returns the result file's id and its exam. */
    async resultFile(
      file: File,
      input: { examTitle?: string; examDate?: string; releaseAt?: string } = {},
    ): Promise<{ id: string; examId: string }> {
      const { id, examId } = await stagedResultFile(file)
      const { publishExamResults: published } = await admin.run(PublishForStory, {
        id,
        input: { examId, ...input },
      })
      if (published.__typename !== 'ExamResultFile')
        throw new Error(`Not published: ${JSON.stringify(published)}`)
      return { id: published.id, examId: published.examId }
    },
  }
}
