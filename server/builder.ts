import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { type AuthScopes, closedDoor, scopesOf } from './access/scopes.ts'
import type { Context } from './context.ts'
import type PrismaTypes from './generated/pothos.ts'
import { getDatamodel } from './generated/pothos.ts'
import type { UploadedFile } from './lib/uploaded-file.ts'

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
  plugins: [ScopeAuthPlugin, PrismaPlugin, RelayPlugin],
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
    maxConnectionSize: 100,
  },
  // Long lists come in pages, as connections; there is no way to ask for anything by a global id.
  relay: {
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    nodesOnConnection: true,
    edgesFieldOptions: { nullable: false },
    nodeFieldOptions: { nullable: false },
    nodesFieldOptions: { nullable: { list: false, items: false } },
    edgeCursorType: 'String',
    pageInfoCursorType: 'String',
  },
})

builder.queryType({ description: 'Everything that can be read. Each field says who may read it.' })
builder.mutationType({ description: 'Everything that can be changed. Each field says who may change it.' })
