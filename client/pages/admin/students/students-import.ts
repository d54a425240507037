import { forgetResults } from '#client/data/forget-results.ts'
import type { ImportKind } from '#client/features/import-preview/import-kind.ts'
import { graphql } from '#client/gql/gql.ts'
import type { PublishStudentsInput, StagedStudentsFragment } from '#client/gql/graphql.ts'
import { useFindStagedStudentsQuery } from '#client/gql/hooks/use-find-staged-students-query.ts'
import { t } from '#client/locales/t.ts'

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
  useFind: useFindStagedStudentsQuery,
  Stage: StageStudentsMutation,
  Publish: PublishStudentsMutation,
  Discard: DiscardStudentsMutation,
  // The results show the names.
  onPublished: forgetResults,
  words: {
    file: t('CSV file or spreadsheet'),
    notCsv: { title: t('Invalid File'), message: t('Please select a valid CSV file.') },
    refused: ({ message, isEmpty, errorFile, sheets }) => {
      if (sheets.length > 0) return { title: t('Choose a sheet'), message }
      const toast = (title: string, description: string) =>
        ({ title, description, tone: 'destructive' }) as const
      if (isEmpty) {
        const [title, reason] = [t('Upload Failed'), t('No valid data to upload')]
        return { title, message: t('{reason}. {message}', { reason, message }), toast: toast(title, reason) }
      }
      if (errorFile) {
        const title = t('Validation Errors')
        return { title, message, toast: toast(title, t('Please fix validation errors before uploading.')) }
      }
      const title = t('Parsing Error')
      return { title, message: t('CSV parsing error: {message}', { message }), toast: toast(title, message) }
    },
    failed: ({ message, kind }) =>
      kind === 'unexpected'
        ? { title: t('Parsing Error'), message: t('Failed to parse CSV file.') }
        : { title: t('Upload Failed'), message },
    unauthenticated: t('You must be logged in to upload student data'),
    forbidden: t('Only administrators can upload student data'),
  },
}
