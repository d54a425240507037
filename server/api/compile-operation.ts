import type { DocumentNode, GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Logger } from '#server/lib/log.ts'

/** Compiles a valid document for the schema; null, with a line in the log, when that cannot be done. */
export function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  log: Pick<Logger, 'error'>,
): CompiledQuery | null {
  const compiled = compileQuery(schema, document, undefined, {
    disablingCapturingStackErrors: true,
    useExperimentalPathBasedSkipInclude: true,
  })
  if (isCompiledQuery(compiled)) return compiled
  const [error] = compiled.errors ?? []
  log.error({ err: error?.originalError ?? error }, 'a document cannot be compiled and is executed slowly')
  return null
}
