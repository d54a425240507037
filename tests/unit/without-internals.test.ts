import { GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { expect, test } from 'vitest'
import { withoutInternals } from '#server/graphql/errors.ts'
import { createLog } from '#server/lib/log.ts'
import { TooManyAttempts } from '#server/limits.ts'

test('the error of a compiled document, which cannot be changed, is told as any other', async () => {
  const find = { type: GraphQLString, resolve: () => Promise.reject(new TooManyAttempts(60, 'Too many.')) }
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { find } }) })
  const compiled = compileQuery(schema, parse('{ find }'))
  if (!isCompiledQuery(compiled)) throw new Error('not compiled')
  const { errors = [] } = await compiled.query(undefined, {}, {})
  expect(errors).toHaveLength(1)
  const log = createLog({ level: 'silent', pretty: false })
  const shown = errors.map((error) => withoutInternals(error, { log, language: 'en' }))
  expect(shown).toMatchObject([
    { message: expect.stringMatching(/^Too many\./), path: ['find'], extensions: { code: 'RATE_LIMITED' } },
  ])
})
