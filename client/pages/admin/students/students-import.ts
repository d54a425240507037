import { forgetResults } from '#client/data/forget-results.ts'
import type { ImportKind } from '#client/features/import-preview/import-kind.ts'
import { graphql } from '#client/gql/gql.ts'
import type { PublishStudentsInput, StagedStudentsFragment } from '#client/gql/graphql.ts'

/** A student list that was read and checked, but that nobody sees yet. */
export const STAGED_STUDENTS_FRAGMENT = graphql(`
  fragment StagedStudents on StagedStudents {
    ...StagedFileParts @unmask
    sample {
      rowNumber
      candidateId
      studentName
      groups
      change
      before { studentName groups }
    }
  }
`)

const FindStagedStudentsQuery = graphql(`
  query FindStagedStudents($id: ID!) {
    staged: stagedStudents(id: $id) { ...StagedStudents @unmask }
  }
`)

const StageStudentsMutation = graphql(`
  mutation StageStudents($file: Upload!, $key: ID!) {
    staged: stageStudents(file: $file, key: $key) {
      __typename
      ...StagedStudents @unmask
      ...CsvProblems @unmask
    }
  }
`)

const PublishStudentsMutation = graphql(`
  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {
    published: publishStudents(id: $id, input: $input) {
      __typename
      ... on StudentUpload { id totalRows: totalStudents }
      ... on InvalidInput { fields { path message } }
      ... on StaleStudentsPreview { message preview { ...StagedStudents @unmask } }
    }
  }
`)

const DiscardStudentsMutation = graphql(`
  mutation DiscardStudents($id: ID!) {
    discarded: discardStagedStudents(id: $id)
  }
`)

/** Student lists, for the import. */
export const studentsImport: ImportKind<StagedStudentsFragment, PublishStudentsInput> = {
  Find: FindStagedStudentsQuery,
  Stage: StageStudentsMutation,
  Publish: PublishStudentsMutation,
  Discard: DiscardStudentsMutation,
  // The names stand beside the results.
  onPublished: forgetResults,
  words: {
    file: 'CSV file',
    notCsv: { title: 'Invalid File', message: 'Please select a valid CSV file.' },
    refused: ({ message, errorFile }) =>
      errorFile
        ? {
            title: 'Validation Errors',
            message,
            toast: {
              title: 'Validation Errors',
              description: 'Please fix validation errors before uploading.',
              tone: 'destructive',
            },
          }
        : {
            title: 'Parsing Error',
            message: `CSV parsing error: ${message}`,
            toast: { title: 'Parsing Error', description: message, tone: 'destructive' },
          },
    failed: 'Upload Failed',
    unauthenticated: 'You must be logged in to upload student data',
    forbidden: 'Only administrators can upload student data',
  },
}
