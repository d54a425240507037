import { graphql } from '#client/gql/gql.ts'

/** A file that was read and checked, but that no candidate sees yet: everything the preview shows of it. */
export const STAGED_PREVIEW_FRAGMENT = graphql(`
  fragment StagedPreview on StagedExamResults {
    id
    fileName
    examId
    examTitle
    examDate
    totalRows
    newRows
    changedRows
    unchangedRows
    unknownStudents
    findings { message count }
    sample {
      rowNumber
      candidateId
      studentName
      examMark
      examRank
      percentage
      change
      before { examMark examRank percentage }
    }
    expiresAt
  }
`)

export const StagedResultsQuery = graphql(`
  query StagedResults($id: ID!) {
    stagedExamResults(id: $id) { ...StagedPreview @unmask }
  }
`)
