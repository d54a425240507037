import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
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
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    Decimal: { Input: string; Output: string }
    Upload: { Input: Promise<UploadedFile>; Output: never }
  }
}>({
  plugins: [ScopeAuthPlugin, PrismaPlugin],
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
  },
})

builder.queryType({ description: 'Everything that can be read. Each field says who may read it.' })
builder.mutationType({ description: 'Everything that can be changed. Each field says who may change it.' })
