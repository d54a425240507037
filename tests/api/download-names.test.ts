import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawRequest } from '#tests/support/http/raw-request.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// The names that people give files come back in a header when the files are downloaded.

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const results = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\n1,EXAM,1,1,1\n'
const students = 'Candidate ID,Student Name,Groups\n1,Sita,Day\n'

/** The name that a multipart part may carry in the form of RFC 5987: any character at all. */
const names = [
  'a\r\nSet-Cookie: stolen=1\r\n\r\n<script>.csv',
  'a\nSet-Cookie: stolen=1.csv',
  'a"; filename="b.exe".csv',
  "a'; filename*=UTF-8''b.exe; x='.csv",
  'नतिजा 😀 \u202evsc.csv',
  'line\u2028separator\u0085.csv',
  '../../../a.csv',
]

interface EncodedResponse {
  data?: Record<string, Record<string, unknown> & { errorFile?: { downloadUrl: string } }>
}

/** Uploads as a program would that writes its own requests. */
async function upload(
  query: string,
  content: string,
  fileName: string,
  type = 'text/csv',
): Promise<EncodedResponse> {
  const admin = app.as('ADMIN')
  await admin.fetch('/healthz')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
  const list = query.includes('attachments')
  const part = (disposition: string, body: string, more = '') =>
    `--b\r\ncontent-disposition: form-data; ${disposition}\r\n${more}\r\n${body}\r\n`
  const variables = list ? { files: [null] } : { file: null }
  const body = [
    part('name="operations"', JSON.stringify({ query, variables })),
    part('name="map"', JSON.stringify({ 0: [list ? 'variables.files.0' : 'variables.file'] })),
    part(`name="0"; filename*=utf-8''${encoded}`, content, `content-type: ${type}\r\n`),
    '--b--\r\n',
  ].join('')
  const answer = await rawRequest(app.url, '/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(Buffer.byteLength(body)),
      'apollo-require-preflight': 'true',
      cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body,
  })
  return JSON.parse(Buffer.from(answer.body, 'latin1').toString())
}

/** How each kind of file comes in under a name, and the address at which it goes out again. */
const kinds: Readonly<Record<string, (name: string) => Promise<string>>> = {
  async 'a result file'(name) {
    const staged = await upload(
      'mutation ($file: Upload!) { staged: stageExamResults(file: $file) { ... on StagedExamResults { id } } }',
      results,
      name,
    )
    const { data } = await app.as('ADMIN').send<Record<'file', { downloadUrl: string }>, object>(
      `mutation ($id: ID!) { file: publishExamResults(id: $id, input: { examId: "EXAM", confirmedFindings: ["FRACTIONS", "NO_STUDENT"] }) {
        ... on ExamResultFile { downloadUrl } } }`,
      { id: staged.data?.staged?.id },
    )
    return data?.file.downloadUrl ?? ''
  },
  async 'a student list'(name) {
    const staged = await upload(
      'mutation ($file: Upload!) { staged: stageStudents(file: $file) { ... on StagedStudents { id } } }',
      students,
      'list.csv',
    )
    // Here the name is a text of the form.
    const { data } = await app.as('ADMIN').send<Record<'file', { downloadUrl: string }>, object>(
      `mutation ($id: ID!, $fileName: String!) {
        file: publishStudents(id: $id, input: { fileName: $fileName }) { ... on StudentUpload { downloadUrl } } }`,
      { id: staged.data?.staged?.id, fileName: name },
    )
    return data?.file.downloadUrl ?? ''
  },
  async 'an error file'(name) {
    const { data } = await upload(
      'mutation ($file: Upload!) { staged: stageExamResults(file: $file) { ... on InvalidCsv { errorFile { downloadUrl } } } }',
      results.replace(',1,1,1', ',x,1,1'),
      name,
    )
    return data?.staged?.errorFile?.downloadUrl ?? ''
  },
  async 'an attachment'(name) {
    const { data } = await upload(
      `mutation ($files: [Upload!]) { notice: createNotice(input: { title: "T", description: "D" }, attachments: $files) {
        ... on Notice { attachments { url } } } }`,
      '%PDF-1.4\n%%EOF\n',
      name.replace('.csv', '.pdf'),
      'application/pdf',
    )
    const [attachment] = (data?.notice?.attachments ?? []) as { url: string }[]
    return attachment?.url ?? ''
  },
}

describe.each(Object.entries(kinds))('%s', (_kind, give) => {
  test.each(names)('called %j is handed out with a header that says only a name', async (name) => {
    const path = await give(name)
    const cookie = app.as('ADMIN').cookieHeader()
    const { status, headers } = await rawRequest(app.url, path, { headers: { cookie } })
    expect(status).toBe(200)
    expect(headers['set-cookie']).toBeUndefined()
    const disposition = headers['content-disposition'] ?? ''
    const [, plain = '', encoded = ''] =
      /^(?:attachment|inline); filename="([ !#-[\]-~]+)"; filename\*=UTF-8''([\w.~!-]|%[\dA-F]{2})+$/.exec(
        disposition,
      ) ?? []
    expect(plain, disposition).not.toBe('')
    expect(encoded, disposition).not.toBe('')
    const read = decodeURIComponent(disposition.replace(/.*UTF-8''/, ''))
    expect(read).not.toMatch(/[\p{Cc}/\\\u202e]/u)
    expect(read).toMatch(/\.(csv|pdf)$/)
  })
})
