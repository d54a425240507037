import { graphql } from '#client/gql/gql.ts'

/** Fields of a student list in a row of the list; its address for download is asked for when somebody wants it. */
export const STUDENT_UPLOAD_ROW_FRAGMENT = graphql(`
  fragment StudentUploadRow on StudentUpload {
    id
    fileName
    description
    totalStudents
    uploadedAt
    uploadedBy { id name email }
    isActive
    publishOrder
  }
`)

export const StudentUploadsQuery = graphql(`
  query StudentUploads {
    studentUploads { ...StudentUploadRow }
  }
`)

export const StudentUploadDownloadQuery = graphql(`
  query StudentUploadDownload($id: ID!) {
    file: studentUpload(id: $id) { id fileName downloadUrl }
  }
`)

graphql(`
  query StudentUploadDeletion($ids: [ID!]!) {
    studentUploadDeletion(ids: $ids) {
      pins { lost replaced }
      birthDates { lost replaced }
    }
  }
`)
