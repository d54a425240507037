import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  print,
} from 'graphql'
import { expect, test } from 'vitest'
import { projectRoot } from '#tests/support/project/paths.ts'

/** The names that other programs rely on: their arguments stay enough, and answers keep these types. The schema may add to it. */
const contract = `
enum Role { ADMIN TEACHER STUDENT }
enum NoticeType { URGENT NORMAL }

type Query {
  viewer: Viewer!
  site: Site!
  notices(first: Int, after: String): NoticeConnection!
  notice(id: ID!): Notice
  exams: [Exam!]!
  examResult(examId: ID!, candidateId: String!): ExamResult
  topPerformers(examId: ID!): [TopPerformer!]!
  videos(after: String): VideoPage!
  studyMaterials: [StudyMaterial!]!
  questionBank: [QuestionSet!]!
  assignments: [Assignment!]!
  previousPapers: [PreviousPaper!]!
  syllabus: [CourseSyllabus!]!
  examSchedule: [ScheduledExam!]!
  payments: [Payment!]!
  dashboard: Dashboard!
  allNotices(first: Int, after: String): NoticeConnection!
  resultFiles: [ExamResultFile!]!
  studentUploads: [StudentUpload!]!
}

type Viewer { role: Role  user: User  session: Session }
type Session { expiresAt: DateTime! }
type Notice { id: ID!  title: String!  description: String!  type: NoticeType!  link: String  publishedAt: DateTime!  isActive: Boolean!  attachments: [NoticeAttachment!]! }
type NoticeAttachment { id: ID!  fileName: String!  fileType: String!  size: Int!  url: String! }
type Exam { id: ID!  title: String!  date: Date }
type Student { candidateId: String!  studentName: String!  groups: String! }
type ExamResult { candidateId: String!  exam: Exam!  examMark: Decimal  examRank: String  percentage: Decimal  passed: Boolean  student: Student }
type TopPerformer { rank: Int!  result: ExamResult! }
type ExamResultFile { id: ID!  fileName: String!  examId: ID!  examTitle: String  examDate: Date  totalResults: Int!  uploadedAt: DateTime!  downloadUrl: String! }
type StudentUpload { id: ID!  fileName: String!  totalStudents: Int!  isActive: Boolean!  uploadedAt: DateTime!  downloadUrl: String! }
type StagedExamResults { id: ID!  totalRows: Int!  newRows: Int!  changedRows: Int!  unchangedRows: Int!  findings: [Finding!]! }
type StagedStudents { id: ID!  totalRows: Int!  newRows: Int!  changedRows: Int!  unchangedRows: Int!  findings: [Finding!]! }
type InvalidInput { fields: [FieldProblem!]! }
type FieldProblem { path: String!  message: String! }
type InvalidCsv { message: String!  problemCount: Int!  problems: [CsvProblem!]! }
type CsvProblem { row: Int  column: String  message: String! }

input NoticeInput { title: String!  description: String!  type: NoticeType  link: String }
input PublishExamResultsInput { examId: ID!  examTitle: String  examDate: Date }
input PublishStudentsInput { fileName: String!  description: String }

type Mutation {
  signIn(email: String!, password: String!): SignInResult!
  signUp(email: String!, password: String!): SignUpResult!
  signOut: Boolean!
  refreshSession: Session
  requestPasswordReset(email: String!): Boolean!
  resetPassword(token: String!, password: String!): ResetPasswordResult!
  verifyEmail(token: String!): VerifyEmailResult!
  createNotice(input: NoticeInput!, attachments: [Upload!]): CreateNoticeResult!
  updateNotice(id: ID!, input: NoticeInput!, attachments: [Upload!], removeAttachments: [ID!]): UpdateNoticeResult!
  setNoticeActive(id: ID!, isActive: Boolean!): Notice!
  deleteNotices(ids: [ID!]!): Int!
  stageExamResults(file: Upload!): StageExamResultsResult!
  publishExamResults(id: ID!, input: PublishExamResultsInput!): PublishExamResultsResult!
  setExamDate(id: ID!, examDate: Date!): ExamResultFile!
  deleteResultFile(id: ID!): Boolean!
  stageStudents(file: Upload!): StageStudentsResult!
  publishStudents(id: ID!, input: PublishStudentsInput!): PublishStudentsResult!
  setStudentUploadActive(id: ID!, isActive: Boolean!): StudentUpload!
  deleteStudentUploads(ids: [ID!]!): Int!
}`

const schema = buildSchema(readFileSync(join(projectRoot, 'schema.graphql'), 'utf8'))

interface Part {
  name: string
  type: unknown
}

/** Whether a value of the type that the contract names can be given: the schema may ask for less. */
const accepts = (given: unknown, promised: string) =>
  [promised, promised.replace(/!$/, '')].includes(`${given}`)

/** Problems of the arguments, or the fields of an input, that the contract names. */
function missingInputs(
  at: string,
  promised: readonly InputValueDefinitionNode[],
  given: readonly Part[],
  required: readonly Part[],
): string[] {
  const names = promised.map(({ name }) => name.value)
  return [
    ...promised.flatMap(({ name, type }) => {
      const own = given.find((one) => one.name === name.value)
      return own && accepts(own.type, print(type)) ? [] : [`${at}: ${name.value} is ${own?.type}`]
    }),
    ...required.filter(({ name }) => !names.includes(name)).map(({ name }) => `${at}: ${name} is required`),
  ]
}

function missingFields(typeName: string, promised: readonly FieldDefinitionNode[]): string[] {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) return [`${typeName} is no object`]
  return promised.flatMap(({ name, type: promisedType, arguments: args = [] }) => {
    const at = `${typeName}.${name.value}`
    const field = type.getFields()[name.value]
    if (`${field?.type}` !== print(promisedType)) return [`${at} is ${field?.type}`]
    const own = field?.args ?? []
    return missingInputs(at, args, own, own.filter(isRequiredArgument))
  })
}

test('the schema keeps what other programs rely on', () => {
  const broken = parse(contract).definitions.flatMap((node) => {
    if (node.kind === 'ObjectTypeDefinition') return missingFields(node.name.value, node.fields ?? [])
    if (node.kind === 'InputObjectTypeDefinition') {
      const type = schema.getType(node.name.value)
      const own = isInputObjectType(type) ? Object.values(type.getFields()) : []
      return missingInputs(node.name.value, node.fields ?? [], own, own.filter(isRequiredInputField))
    }
    if (node.kind !== 'EnumTypeDefinition') return [`unexpected ${node.kind}`]
    const type = schema.getType(node.name.value)
    const own = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
    return (node.values ?? []).map(({ name }) => name.value).filter((name) => !own.includes(name))
  })
  expect(broken).toEqual([])
})
