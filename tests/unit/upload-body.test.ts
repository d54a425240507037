import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { findFiles, multipartBody } from '#client/data/browser-client.ts'

test('finds files wherever they are in the variables', () => {
  const [a, b] = [new File(['a'], 'a.csv'), new File(['b'], 'b.pdf')]
  const variables = { file: a, input: { title: 'x', attachments: [null, b] }, none: undefined }
  expect(findFiles(variables, 'variables')).toEqual([
    { path: 'variables.file', file: a },
    { path: 'variables.input.attachments.1', file: b },
  ])
})

test('writes the multipart request that the specification asks for', async () => {
  const file = new File(['Candidate ID\n081000\n'], 'नतिजा.csv', { type: 'text/csv' })
  const query = parse('mutation Stage($file: Upload!) { stageExamResults(file: $file) { __typename } }')
  const variables = { file }
  const body = multipartBody({ operationName: 'Stage', query, variables }, findFiles(variables, 'variables'))
  expect([...body.keys()]).toEqual(['operations', 'map', '0'])
  expect(JSON.parse(String(body.get('operations')))).toEqual({
    operationName: 'Stage',
    query: expect.stringContaining('mutation Stage($file: Upload!)'),
    variables: { file: null },
  })
  expect(JSON.parse(String(body.get('map')))).toEqual({ 0: ['variables.file'] })
  const sent = body.get('0')
  expect(sent).toBeInstanceOf(File)
  expect(sent).toMatchObject({ name: 'नतिजा.csv', type: 'text/csv', size: file.size })
})
