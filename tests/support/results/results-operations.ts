/** The API's operations on results, as tests ask them. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { graphql } from '#tests/gql/gql.ts'

export const SetSecondSecret = graphql(`
  mutation SetSecret($examId: ID!, $secondSecret: SecondSecret!, $version: Int) {
    updateExam(id: $examId, input: { secondSecret: $secondSecret }, version: $version) {
      ... on ManagedExam { secondSecret }
      ... on ExamConflict { message }
    }
  }
`)

export const SetTopPerformers = graphql(`
  mutation SetTopPerformers($examId: ID!, $topPerformers: TopPerformersShown!, $version: Int) {
    updateExam(id: $examId, input: { topPerformers: $topPerformers }, version: $version) {
      ... on ManagedExam { topPerformers }
      ... on ExamConflict { message }
    }
  }
`)

export const LiftSecretLimit = graphql(`
  mutation LiftLimit($candidateId: String!) { liftSecretLimit(candidateId: $candidateId) }
`)

export const StageResults = graphql(`
  mutation StageResults($file: Upload!, $key: ID) {
    stageExamResults(file: $file, key: $key) {
      __typename
      ... on StagedExamResults { ...StagedParts }
      ... on InvalidCsv { message isEmpty problemCount errorCount causes { column count rows } problems { row column message } }
    }
  }
  fragment StagedParts on StagedExamResults {
    id fileName examId examTitle examDate examVersion releaseAt isRevision totalRows newRows changedRows unchangedRows unknownStudents expiresAt
    findings { message count }
    sample {
      rowNumber candidateId studentName examMark examRank percentage change
      before { examMark examRank percentage }
    }
  }
`)

export const StagedResults = graphql(`
  query StagedResults($id: ID!) { stagedExamResults(id: $id) { ...StagedParts } }
`)

export const PublishResults = graphql(`
  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {
    publishExamResults(id: $id, input: $input) {
      __typename
      ... on ExamResultFile { ...ResultFileParts }
      ... on InvalidInput { message fields { path message } }
      ... on StalePreview { message preview { ...StagedParts } }
    }
  }
  fragment ResultFileParts on ExamResultFile {
    id fileName examId examTitle examDate totalResults shownResults publishOrder uploadedAt downloadUrl uploadedBy { email }
    exam { version state releaseAt }
  }
`)

export const ResultFiles = graphql(`query ResultFiles { resultFiles { ...ResultFileParts } }`)

export const OneResultFile = graphql(`
  query OneResultFile($id: ID!) { resultFile(id: $id) { ...ResultFileParts } }
`)

export const DiscardStagedExamResults = graphql(`
  mutation DiscardStagedExamResults($id: ID!) { discardStagedExamResults(id: $id) }
`)

export const SetExamDate = graphql(`
  mutation SetExamDate($id: ID!, $examDate: Date!, $version: Int) {
    setExamDate(id: $id, examDate: $examDate, version: $version) { ...ResultFileParts }
  }
`)

export const DeleteResultFile = graphql(`mutation DeleteResultFile($id: ID!) { deleteResultFile(id: $id) }`)

export const ForeseeDeletion = graphql(`
  query ForeseeDeletion($id: ID!) {
    resultFileDeletion(id: $id) { restored { file { id fileName } candidates } lost unaffected }
  }
`)

export const Exams = graphql(`query Exams { exams { id title date } }`)

export const ExamResult = graphql(`
  query ExamResult($examId: ID!, $candidateId: String!) {
    examResult(examId: $examId, candidateId: $candidateId) {
      candidateId examMark examRank percentage passed
      exam { id title date }
      student { candidateId studentName groups }
    }
  }
`)

export const TopPerformers = graphql(`
  query TopPerformers($examId: ID!) {
    topPerformers(examId: $examId) {
      rank
      result { candidateId percentage examMark exam { id title } student { studentName } }
    }
  }
`)

export const UpdateExam = graphql(`
  mutation UpdateExamInTests($id: ID!, $input: ExamInput!, $version: Int) {
    updateExam(id: $id, input: $input, version: $version) {
      __typename
      ... on ManagedExam { title date fullMarks passPercentage secondSecret topPerformers recheck { until fee } files version }
      ... on InvalidInput { fields { path message } }
      ... on ExamConflict { message current { title version state } }
    }
  }
`)

export const SetExamRelease = graphql(`
  mutation SetRelease($examId: ID!, $input: ExamReleaseInput!, $version: Int) {
    setExamRelease(examId: $examId, input: $input, version: $version) {
      ... on ManagedExam { id releaseAt announced state }
      ... on InvalidInput { fields { path message } }
      ... on ExamConflict { message current { title version state } }
    }
  }
`)

export const Withdraw = graphql(`
  mutation Withdraw($examId: ID!, $reason: String!, $words: String) {
    withdrawExam(examId: $examId, reason: $reason, words: $words) {
      ... on ManagedExam { id state withdrawnAt withdrawnReason withdrawnWords }
      ... on InvalidInput { fields { path message } }
      ... on ExamConflict { message current { title version state } }
    }
  }
`)

export const Reinstate = graphql(`
  mutation Reinstate($examId: ID!) {
    reinstateExam(examId: $examId) {
      ... on ManagedExam { id state withdrawnAt withdrawnReason releaseAt }
      ... on ExamConflict { message current { title version state } }
    }
  }
`)

export const MakeLink = graphql(`
  mutation MakeLink($examId: ID!, $stagedId: ID) { makeRehearsalLink(examId: $examId, stagedId: $stagedId) }
`)

export const CorrectResult = graphql(`
  mutation CorrectOneResult($examId: ID!, $candidateId: String!, $input: ResultValuesInput!, $version: Int) {
    correctResult(examId: $examId, candidateId: $candidateId, input: $input, version: $version) {
      __typename
      ... on StagedExamResults {
        id fileName examTitle totalRows changedRows
        isRevision findings { code }
        sample { candidateId examMark examRank percentage before { examMark examRank percentage } }
      }
      ... on InvalidInput { fields { path message } }
      ... on ResultConflict { message current { version examMark } }
    }
  }
`)

/** A file of the samples as an admin would choose it. */
export async function sampleFile(path: string): Promise<File> {
  return new File([new Uint8Array(await readFile(path))], basename(path), { type: 'text/csv' })
}

export const samples = {
  model7: () => sampleFile('prisma/seed-data/CEE Model 7 - results.csv'),
  model8: () => sampleFile('prisma/seed-data/CEE Model 8 - results (Excel).csv'),
  correction: () => sampleFile('tests/samples/CEE Model 7 - correction.csv'),
  withErrors: () => sampleFile('tests/samples/results-with-errors.csv'),
  wrongHeaders: () => sampleFile('tests/samples/results-wrong-headers.csv'),
}
