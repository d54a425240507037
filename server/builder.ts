import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { type AuthScopes, closedDoor, scopesOf } from './access/scopes.ts'
import type { Context } from './context.ts'
import type PrismaTypes from './generated/pothos.ts'
import { getDatamodel } from './generated/pothos.ts'
import type { UploadedFile } from './lib/uploaded-file.ts'

/** Longest page of a connection. */
const MAX_PAGE = 100

/** The one schema builder. Fields are non-null unless they say otherwise; every root field names its door. */
export const builder = new SchemaBuilder<{
  Context: Context
  AuthScopes: AuthScopes
  PrismaTypes: PrismaTypes
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  DefaultNodeNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Decimal: { Input: string; Output: string }
    Upload: { Input: Promise<UploadedFile>; Output: never }
  }
}>({
  plugins: [ScopeAuthPlugin, PrismaPlugin, RelayPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: (context) => scopesOf(context.viewer),
    unauthorizedError: (_parent, context) => closedDoor(context.viewer),
  },
  prisma: {
    client: (context) => context.db.prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: true,
    onUnusedQuery: process.env.NODE_ENV === 'production' ? null : 'error',
    defaultConnectionSize: 20,
    maxConnectionSize: MAX_PAGE,
  },
  // Long lists come in pages, as connections; there is no way to ask for anything by a global id.
  relay: {
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    nodesOnConnection: { complexity: { multiplier: MAX_PAGE } },
    edgesFieldOptions: { nullable: false, complexity: { multiplier: MAX_PAGE } },
    nodeFieldOptions: { nullable: false },
    nodesFieldOptions: { nullable: { list: false, items: false } },
    edgeCursorType: 'String',
    pageInfoCursorType: 'String',
  },
  // A field costs one, and what is in a list as often as the list is long; the limit is kept where a document is first
  // seen (see document-limits.ts), not by the plugin at every call.
  complexity: { disabled: true, defaultComplexity: 1, defaultListMultiplier: 10 },
})

builder.queryType({ description: 'Everything that can be read. Each field says who may read it.' })
builder.mutationType({ description: 'Everything that can be changed. Each field says who may change it.' })
