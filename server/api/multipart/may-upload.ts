import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
} from 'graphql'
import { type AuthScopes, scopesOf } from '#server/auth/auth-scopes.ts'
import type { Viewer } from '#server/auth/viewer.ts'

/**
 * Uploads are allowed to viewers with an auth scope of any field that takes files. Checked before the body is read, when the
 * operation is not known yet.
 */
export function createUploadRule(schema: GraphQLSchema): (viewer: Viewer) => boolean {
  const types = [schema.getQueryType(), schema.getMutationType()]
  const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {}))
  const scopes = new Set(fields.filter(takesFiles).flatMap(scopesOfField))
  return (viewer) => {
    const own = scopesOf(viewer)
    return [...scopes].some((scope) => own[scope])
  }
}

function takesFiles({ args }: GraphQLField<unknown, unknown>): boolean {
  return args.some(({ type }) => holdsFile(type))
}

function holdsFile(type: GraphQLInputType, outer: readonly unknown[] = []): boolean {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return named.name === 'Upload'
  if (outer.includes(named)) return false
  return Object.values(named.getFields()).some((field) => holdsFile(field.type, [...outer, named]))
}

/** Pothos stores the options of a field in its extensions. */
function scopesOfField({ name, extensions }: GraphQLField<unknown, unknown>): (keyof AuthScopes)[] {
  const { authScopes } = extensions.pothosOptions as { authScopes?: Partial<AuthScopes> }
  if (typeof authScopes !== 'object') throw new Error(`${name} takes files and names no auth scopes`)
  return (Object.keys(authScopes) as (keyof AuthScopes)[]).filter((scope) => authScopes[scope])
}
