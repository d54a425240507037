import { graphql } from '#client/gql/gql.ts'

/** Fields of a result file in a row of the list; its address for download is asked for when somebody wants it. */
export const RESULT_FILE_ROW_FRAGMENT = graphql(`
  fragment ResultFileRow on ExamResultFile {
    id
    fileName
    examId
    examTitle
    examDate
    totalResults
    exam { id version secondSecret topPerformers state releaseAt }
    shownResults
    uploadedAt
    uploadedBy { id name email }
  }
`)

export const ResultFilesQuery = graphql(`
  query ResultFiles {
    resultFiles { ...ResultFileRow }
  }
`)

export const ResultFileDownloadQuery = graphql(`
  query ResultFileDownload($id: ID!) {
    file: resultFile(id: $id) { id fileName downloadUrl }
  }
`)

graphql(`
  query ResultFileDeletion($id: ID!) {
    resultFileDeletion(id: $id) {
      restored { file { id fileName } candidates }
      lost
      unaffected
    }
  }
`)
