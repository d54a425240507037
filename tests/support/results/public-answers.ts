import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  getOperationAST,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  parse,
} from 'graphql'
import { sentDocuments } from '#client/data/sent-documents.ts'
import { publicPaths } from '#client/ssr/public-paths.ts'
import { schema } from '#server/api/schema.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import { graphqlBody } from '#tests/support/http/graphql-request.ts'
import { rootFields } from '#tests/support/people/auth-scope-matrix.ts'
import { sampleOperation } from '#tests/support/results/sample-operation.ts'
import type { TestApp } from '#tests/support/server/api.ts'

/** Nested objects of a selection: an exam of a result of a top performer. */
const DEPTH = 3

/** A visitor's query for somebody's result. */
export interface Asked {
  examId: string
  candidateId: string
}

/** All fields of a type that need no argument. */
function selectionOf(type: GraphQLOutputType, depth = DEPTH): string {
  const named = getNamedType(type)
  if (isUnionType(named)) {
    return ` { __typename ${named
      .getTypes()
      .map((one) => `... on ${one.name}${selectionOf(one, depth - 1)}`)
      .join(' ')} }`
  }
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(({ args, type: of }) => {
    const isNested = isObjectType(getNamedType(of)) || isUnionType(getNamedType(of))
    return !args.some(isRequiredArgument) && (depth > 0 || !isNested)
  })
  return ` { __typename ${fields.map((field) => field.name + selectionOf(field.type, depth - 1)).join(' ')} }`
}

/** Every query that everybody may send, with every field of its answer. */
function publicOperations({ examId, candidateId }: Asked) {
  const isPublic = (authScopes: unknown) => Object(authScopes).public === true
  const known: Record<string, string> = { examId, candidateId }
  return rootFields(schema)
    .filter(({ kind, authScopes }) => kind === 'query' && isPublic(authScopes))
    .map(({ field }: { field: GraphQLField<unknown, unknown> }) => {
      const { query, variables } = sampleOperation('query', field)
      const whole = query.replace(' { __typename }', selectionOf(field.type))
      const optional = field.args.filter((arg) => !isRequiredArgument(arg) && !(arg.name in known))
      const given = Object.fromEntries(
        Object.entries(variables).filter(([name]) => !optional.some((arg) => arg.name === name)),
      )
      return { name: field.name, query: whole, variables: { ...given, ...pick(known, variables) } }
    })
}

const pick = (known: Record<string, string>, of: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(known).filter(([name]) => name in of))

/** The addresses of a look-up and of its exam, on top of all public pages. */
export function publicAddresses({ examId, candidateId }: Asked): string[] {
  const exam = new URLSearchParams({ exam: examId })
  const lookUp = new URLSearchParams({ exam: examId, candidate: candidateId })
  return [
    ...publicPaths,
    ...[exam, lookUp, `candidate=${candidateId}`].map((search) => `/results?${search}`),
    ...[exam, lookUp].map((search) => `/cards/results.png?${search}`),
    `/files/results.ics?${exam}`,
    `/files/result-slip.pdf?${lookUp}`,
    `/verify?code=${examId}`,
  ]
}

/** The API's answers to all public queries, by operation. */
export async function publicAnswers(
  app: TestApp,
  asked: Asked,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const { name, query, variables } of publicOperations(asked)) {
    const body = graphqlBody(query, variables)
    const sent = { ...body, headers: { ...(body.headers as Record<string, string>), ...headers } }
    answers[name] = comparable(await (await app.newClient().fetch('/graphql', sent)).text())
  }
  return answers
}

/** The queries that pages send, by name, with a visitor's values of their variables. */
function pageOperations(asked: Asked) {
  return sentDocuments().flatMap((query) => {
    const operation = getOperationAST(parse(query))
    if (operation?.operation !== 'query') return []
    const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
    const variables = Object.fromEntries(
      names.map((name) => [name, { ...asked, search: asked.examId, id: asked.examId }[name] ?? null]),
    )
    return [{ name: operation.name?.value ?? '', query, variables }]
  })
}

/** The API's answers to a caller for all queries of pages, by operation: POST, and as a cacheable GET. */
export async function pageAnswers(client: ApiClient, asked: Asked): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const { name, query, variables } of pageOperations(asked)) {
    const body = { operationName: name, query, variables: JSON.stringify(variables) }
    answers[`${name} by GET`] = comparable(
      await (await client.fetch(`/graphql?${new URLSearchParams(body)}`, { headers: preflight })).text(),
    )
    answers[name] = comparable(await (await client.fetch('/graphql', graphqlBody(query, variables))).text())
  }
  return answers
}

const preflight = { 'apollo-require-preflight': 'true' }

/** Answers to visitors by address: status and body. */
export async function publicPages(
  app: TestApp,
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const pages: Record<string, string> = {}
  for (const address of addresses) {
    const response = await app.newClient().fetch(address, { headers })
    const body = Buffer.from(await response.arrayBuffer()).toString('latin1')
    pages[address] = `${response.status} ${comparable(body)}`
  }
  return pages
}

const PAGE_STATE = /(<script type="application\/json" id="page-state"[^>]*>)(.*?)(<\/script>)/s

/** Without differences between two equal requests: the time, the reading of videos, and the order of concurrent loads. */
export function comparable(body: string): string {
  return body
    .replace(PAGE_STATE, (_all, start, state, end) => start + JSON.stringify(sorted(JSON.parse(state))) + end)
    .replaceAll(/"(fetchedAt|now)":"[^"]*"/g, '"$1":""')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, of]) => [key, sorted(of)]),
  )
}
