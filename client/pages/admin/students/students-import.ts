import { forgetResults } from '#client/data/forget-results.ts'
import type { ImportKind } from '#client/features/import-preview/import-kind.ts'
import { graphql } from '#client/gql/gql.ts'
import type { PublishStudentsInput, StagedStudentsFragment } from '#client/gql/graphql.ts'

/** A student list that was read and checked, but that nobody sees yet. */
export const STAGED_STUDENTS_FRAGMENT = graphql(`
  fragment StagedStudents on StagedStudents {
    ...StagedFileParts
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
    staged: stagedStudents(id: $id) { ...StagedStudents }
  }
`)

const StageStudentsMutation = graphql(`
  mutation StageStudents($file: Upload!, $key: ID!, $sheet: String, $layout: TableLayoutInput) {
    staged: stageStudents(file: $file, key: $key, sheet: $sheet, layout: $layout) {
      __typename
      ...StagedStudents
      ...CsvProblems
    }
  }
`)

const PublishStudentsMutation = graphql(`
  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {
    published: publishStudents(id: $id, input: $input) {
      __typename
      ... on StudentUpload { id totalRows: totalStudents }
      ... on InvalidInput { fields { path message } }
      ... on StaleStudentsPreview { message preview { ...StagedStudents } }
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
    file: 'CSV file or spreadsheet',
    notCsv: { title: 'Invalid File', message: 'Please select a valid CSV file.' },
    refused: ({ message, isEmpty, errorFile, sheets }) => {
      if (sheets.length > 0) return { title: 'Choose a sheet', message }
      const toast = (title: string, description: string) =>
        ({ title, description, tone: 'destructive' }) as const
      if (isEmpty) {
        const [title, reason] = ['Upload Failed', 'No valid data to upload']
        return { title, message: `${reason}. ${message}`, toast: toast(title, reason) }
      }
      if (errorFile) {
        const title = 'Validation Errors'
        return { title, message, toast: toast(title, 'Please fix validation errors before uploading.') }
      }
      const title = 'Parsing Error'
      return { title, message: `CSV parsing error: ${message}`, toast: toast(title, message) }
    },
    failed: ({ message, kind }) =>
      kind === 'unexpected'
        ? { title: 'Parsing Error', message: 'Failed to parse CSV file.' }
        : { title: 'Upload Failed', message },
    unauthenticated: 'You must be logged in to upload student data',
    forbidden: 'Only administrators can upload student data',
  },
}
