/** The API's operations on student lists, as tests ask them. */
import { graphql } from '#tests/gql/gql.ts'
import { sampleFile } from './results-operations.ts'

export const StageStudents = graphql(`
  mutation StageStudents($file: Upload!, $key: ID) {
    stageStudents(file: $file, key: $key) {
      __typename
      ... on StagedStudents { ...StagedStudentsParts }
      ... on InvalidCsv { message problemCount errorCount causes { column count rows } problems { row column message } }
    }
  }
  fragment StagedStudentsParts on StagedStudents {
    id fileName totalRows newRows changedRows unchangedRows expiresAt
    findings { message count }
    sample { rowNumber candidateId studentName groups change before { studentName groups } }
  }
`)

export const StagedStudents = graphql(`
  query StagedStudents($id: ID!) { stagedStudents(id: $id) { ...StagedStudentsParts } }
`)

export const PublishStudents = graphql(`
  mutation PublishStudents($id: ID!, $input: PublishStudentsInput!) {
    publishStudents(id: $id, input: $input) {
      __typename
      ... on StudentUpload { ...StudentUploadParts }
      ... on InvalidInput { message fields { path message } }
      ... on StaleStudentsPreview { message preview { ...StagedStudentsParts } }
    }
  }
  fragment StudentUploadParts on StudentUpload {
    id fileName description totalStudents isActive publishOrder uploadedAt downloadUrl uploadedBy { email }
  }
`)

export const StudentUploads = graphql(`query StudentUploads { studentUploads { ...StudentUploadParts } }`)

export const StudentUpload = graphql(`
  query StudentUpload($id: ID!) { studentUpload(id: $id) { ...StudentUploadParts } }
`)

export const SetStudentUploadActive = graphql(`
  mutation SetStudentUploadActive($id: ID!, $isActive: Boolean!) {
    setStudentUploadActive(id: $id, isActive: $isActive) { ...StudentUploadParts }
  }
`)

export const DeleteStudentUploads = graphql(`
  mutation DeleteStudentUploads($ids: [ID!]!) { deleteStudentUploads(ids: $ids) }
`)

export const ForeseeListDeletion = graphql(`
  query ForeseeListDeletion($ids: [ID!]!) {
    studentUploadDeletion(ids: $ids) { pins { lost replaced } birthDates { lost replaced } }
  }
`)

export const DiscardStagedStudents = graphql(`
  mutation DiscardStagedStudents($id: ID!) { discardStagedStudents(id: $id) }
`)

export const studentSamples = {
  students: () => sampleFile('prisma/seed-data/students-2000.csv'),
  withErrors: () => sampleFile('tests/samples/students-with-errors.csv'),
}

export const MakePins = graphql(`
  mutation MakePins($id: ID!, $groups: String, $exam: String) {
    makePins(id: $id, groups: $groups, exam: $exam) {
      __typename
      ... on MadePins { count csv cards }
      ... on InvalidInput { fields { path message } }
    }
  }
`)
