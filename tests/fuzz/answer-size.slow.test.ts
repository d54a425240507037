import {
  type GraphQLField,
  GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getOperationAST,
  isLeafType,
  parse,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measure, operationLimits } from '#server/api/operation-limits.ts'
import { schema } from '#server/api/schema.ts'
import fc, { fuzzSeconds } from '#tests/support/project/fuzz.ts'
import { resultsCsv, scenarios } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

// More notices than fit in a page, each as long as one can be.
const NOTICES = 100
const letters = (count: number) => 'क'.repeat(count)

let app: TestApp
let noticeId: string
beforeAll(async () => {
  app = await testApp()
  await app.db.prisma.notice.createMany({
    data: Array.from({ length: NOTICES }, () => ({
      title: letters(200),
      description: letters(10_000),
      link: `https://example.com/${letters(1_980)}`,
    })),
  })
  const notices = await app.db.prisma.notice.findMany({ select: { id: true } })
  noticeId = notices[0]?.id ?? ''
  await app.db.prisma.mediaFile.createMany({
    data: notices.flatMap(({ id }) =>
      Array.from({ length: 10 }, (_, position) => ({
        noticeId: id,
        position,
        kind: 'PICTURE',
        fileName: letters(200),
        filePath: `notice-attachments/${crypto.randomUUID()}/file.webp`,
        mediaType: 'image/webp',
        size: 10_000_000,
        width: 10_000,
        height: 10_000,
      })),
    ),
  })
  await app.db.pool.query(`INSERT INTO media_variants (media_id, width, format, file_path)
    SELECT id, 640, 'webp', 'notice-attachments/' || gen_random_uuid() || '/640.webp' FROM media_files`)
  await scenarios(app).resultFile(
    resultsCsv(Array.from({ length: 20 }, (_, index) => ({ candidate: `${index}`, exam: 'LONG' }))),
    { examTitle: letters(200) },
  )
})
afterAll(() => app.close())

const queries = schema.getQueryType()?.getFields() ?? {}
const visitors = ['notices', 'notice', 'exams', 'topPerformers', 'site', 'videos', 'viewer']
const values: Record<string, string> = { first: '1000', id: '"ID"', examId: '"LONG"' }

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(({ name }) => name in values)
  return given.length === 0
    ? ''
    : `(${given.map(({ name }) => `${name}: ${values[name]?.replace('ID', noticeId)}`).join(', ')})`
}

/** Possible selections of a type: some of its fields, or all. */
function selection(type: GraphQLOutputType, depth: number): fc.Arbitrary<string> {
  const named = getNamedType(type)
  if (isLeafType(named)) return fc.constant('')
  if (!(named instanceof GraphQLObjectType)) return fc.constant('{ __typename }')
  const fields = Object.values(named.getFields()).filter(
    (field) => depth > 0 || isLeafType(getNamedType(field.type)),
  )
  if (fields.length === 0) return fc.constant('{ __typename }')
  const each = fields.map((field) =>
    selection(field.type, depth - 1).map((inner) => `${field.name} ${inner}`),
  )
  return fc
    .tuple(fc.array(fc.boolean(), { minLength: each.length, maxLength: each.length }), fc.tuple(...each))
    .map(([left, texts]) => {
      const chosen = texts.filter((_text, index) => !left[index])
      return `{ ${chosen.length > 0 ? chosen.join(' ') : '__typename'} }`
    })
}

const root = fc.constantFrom(...visitors).chain((name) => {
  const field = queries[name] as GraphQLField<unknown, unknown>
  return selection(field.type, 4).map((inner) => () => `${name}${argumentsOf(field)} ${inner}`)
})

const documents = fc
  .array(root, { minLength: 1, maxLength: operationLimits.aliases })
  .map((roots) => () => `{ ${roots.map((text, index) => `${'a'.repeat(50)}${index}: ${text()}`).join(' ')} }`)

function costOf(text: string): number {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('There is no operation')
  return measure(schema, document, operation).bytes
}

test('no answer is longer than its document costs, and none than the limit', async () => {
  let longest = 0
  const whole =
    '{ notices(first: 100) { nodes { id title description type link publishedAt isActive attachments { id fileName fileType size width height url previewUrl } } pageInfo { hasNextPage endCursor } } }'
  await fc.assert(
    fc.asyncProperty(documents, async (text) => {
      const answer = await app.as('VISITOR').fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: text() }),
      })
      const { length } = Buffer.from(await answer.arrayBuffer())
      const cost = costOf(text())
      if (answer.status === 400) {
        expect(cost).toBeGreaterThan(operationLimits.cost)
        return
      }
      longest = Math.max(longest, length)
      expect(length).toBeLessThanOrEqual(cost + 1_000)
      expect(length).toBeLessThanOrEqual(operationLimits.cost)
    }),
    { examples: [[() => whole]], ...(fuzzSeconds === 0 && { numRuns: 40 }) },
  )
  // Else nothing long was asked for.
  expect(longest).toBeGreaterThan(operationLimits.cost / 2)
})
