import type { DocumentNode, GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'

/** Compiles a valid document for the schema; null when that cannot be done. */
export function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const compiled = compileQuery(schema, document, undefined, {
    disablingCapturingStackErrors: true,
    useExperimentalPathBasedSkipInclude: true,
  })
  return isCompiledQuery(compiled) ? compiled : null
}
