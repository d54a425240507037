import { expect, test } from 'vitest'
import { Answer } from '#server/fast-lane/answer.ts'
import { WrittenAnswers } from '#server/fast-lane/written-answers.ts'

const written = new WrittenAnswers(['x-one', '1'], { keepAliveS: 5 })
const how = { id: 'id', type: 'application/json' }

test('is what goes over the line, a character for each byte', () => {
  const text = written.whole(new Answer('"कमला"'), { ...how, encoding: undefined })
  const [head = '', body = ''] = text?.split('\r\n\r\n') ?? []
  expect(head.replace(/Date: [^\r]+/, 'Date: any')).toBe(
    [
      'HTTP/1.1 200 OK',
      'x-one: 1',
      'x-request-id: id',
      'content-type: application/json',
      'content-length: 14',
      'Date: any',
      'Connection: keep-alive',
      'Keep-Alive: timeout=5',
    ].join('\r\n'),
  )
  expect(Buffer.from(body, 'latin1').toString()).toBe('"कमला"')
})

test('is there when it has been compressed', async () => {
  const answer = new Answer('x'.repeat(5_000))
  expect(written.whole(answer, { ...how, encoding: 'gzip' })).toBeUndefined()
  const bytes = await answer.compressed('gzip')
  const text = written.whole(answer, { ...how, encoding: 'gzip' })
  expect(text).toContain(
    `content-length: ${bytes.length}\r\ncontent-encoding: gzip\r\nvary: accept-encoding\r\n`,
  )
  expect(text?.endsWith(bytes)).toBe(true)
  expect(written.whole(answer, { ...how, encoding: 'br' })).toBeUndefined()
})

test('is not there for a long answer, whose reader is to be watched', () => {
  const of = (length: number) =>
    written.whole(new Answer('x'.repeat(length)), { ...how, encoding: undefined })
  expect(of(16_000)).toBeDefined()
  expect(of(16_001)).toBeUndefined()
})
