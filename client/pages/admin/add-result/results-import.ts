import { forgetResults } from '#client/data/forget-results.ts'
import type { ImportKind } from '#client/features/import-preview/import-kind.ts'
import { graphql } from '#client/gql/gql.ts'
import type { PublishExamResultsInput, StagedResultsFragment } from '#client/gql/graphql.ts'
import { useFindStagedResultsQuery } from '#client/gql/hooks/use-find-staged-results-query.ts'
import { t } from '#client/locales/t.ts'

/** A file of results that was read and checked, but that no candidate sees yet. */
export const STAGED_RESULTS_FRAGMENT = graphql(`
  fragment StagedResults on StagedExamResults {
    ...StagedFileParts
    examId
    examTitle
    examDate
    secondSecret
    examVersion
    releaseAt
    isRevision
    unknownStudents
    subjectColumns { name isTaken problem }
    sample {
      rowNumber
      candidateId
      studentName
      outcome
      examMark
      examRank
      percentage
      subjects { name mark isAbsent }
      change
      before { outcome examMark examRank percentage subjects { name mark isAbsent } }
    }
  }
`)

const FindStagedResultsQuery = graphql(`
  query FindStagedResults($id: ID!) {
    staged: stagedExamResults(id: $id) { ...StagedResults }
  }
`)

const StageResultsMutation = graphql(`
  mutation StageResults($file: Upload!, $key: ID!, $fullMarks: Decimal, $sheet: String, $layout: TableLayoutInput, $subjects: [String!], $takesRemarks: Boolean) {
    staged: stageExamResults(
      file: $file, key: $key, fullMarks: $fullMarks, sheet: $sheet, layout: $layout, subjects: $subjects,
      takesRemarks: $takesRemarks
    ) {
      __typename
      ...StagedResults
      ...CsvProblems
    }
  }
`)

const PublishResultsMutation = graphql(`
  mutation PublishResults($id: ID!, $input: PublishExamResultsInput!) {
    published: publishExamResults(id: $id, input: $input) {
      __typename
      ... on ExamResultFile { id totalRows: totalResults }
      ... on InvalidInput { fields { path message } }
      ... on StalePreview { message preview { ...StagedResults } }
    }
  }
`)

const DiscardResultsMutation = graphql(`
  mutation DiscardResults($id: ID!) {
    discarded: discardStagedExamResults(id: $id)
  }
`)

/** The same words in the page and in a toast. */
const refusedAs = (title: string, message: string) => ({
  title,
  message,
  toast: { title, description: message, tone: 'destructive' as const },
})

/** Files of exam results, for the import. */
export const resultsImport: ImportKind<StagedResultsFragment, PublishExamResultsInput> = {
  Find: FindStagedResultsQuery,
  useFind: useFindStagedResultsQuery,
  Stage: StageResultsMutation,
  Publish: PublishResultsMutation,
  Discard: DiscardResultsMutation,
  onPublished: forgetResults,
  words: {
    file: t('Results file'),
    notCsv: { message: t('Please upload a CSV file') },
    refused: ({ message, needsFullMarks, isEmpty, errorFile, sheets }) => {
      if (sheets.length > 0) return { title: t('Choose a sheet'), message }
      if (needsFullMarks && !errorFile) return { title: t('Full marks needed'), message }
      return refusedAs(
        t('Error parsing file'),
        isEmpty ? t('No valid data to upload. {message}', { message }) : message,
      )
    },
    failed: ({ message, kind }) => ({
      title: t('Error uploading file'),
      message: kind === 'denied' ? message : t('Failed to upload file: {message}', { message }),
    }),
    unauthenticated: t('You must be logged in to upload results'),
    forbidden: t('Only administrators can upload exam results'),
  },
}
