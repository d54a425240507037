import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { type AuthScopes, authScopeError, scopesOf } from '#server/auth/auth-scopes.ts'
import type PrismaTypes from '#server/generated/pothos.ts'
import { getDatamodel } from '#server/generated/pothos.ts'
import type { UploadedFile } from '#server/lib/uploaded-file.ts'
import type { Context } from './context.ts'

/** Most entries of a connection's page: as many of the longest notices as fit into the largest response. */
export const MAX_PAGE = 30
/** Entries of a page whose size is not asked for. */
export const DEFAULT_PAGE = 20
const sizes = `${DEFAULT_PAGE} unless given, and never more than ${MAX_PAGE}`

/** The schema builder. Fields are non-null by default; every root field names its auth scope. */
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
    ContentData: { Input: Record<string, unknown>; Output: Record<string, unknown> }
    Upload: { Input: Promise<UploadedFile>; Output: never }
  }
}>({
  plugins: [ScopeAuthPlugin, PrismaPlugin, RelayPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: (context) => scopesOf(context.viewer),
    unauthorizedError: (_parent, { viewer, refusals, ip }) => {
      if (viewer.kind === 'VISITOR') refusals.noteAccess('not signed in', ip)
      else refusals.noteAccess('not allowed', ip, viewer.user.id)
      return authScopeError(viewer)
    },
  },
  prisma: {
    client: (context) => context.db.prisma,
    dmmf: getDatamodel(),
    exposeDescriptions: true,
    onUnusedQuery: process.env.NODE_ENV === 'production' ? null : 'error',
    defaultConnectionSize: DEFAULT_PAGE,
    maxConnectionSize: MAX_PAGE,
  },
  // Long lists are connections. There are no global ids.
  relay: {
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    nodesOnConnection: { complexity: { multiplier: MAX_PAGE } },
    edgesFieldOptions: { nullable: false, complexity: { multiplier: MAX_PAGE } },
    nodeFieldOptions: { nullable: false },
    nodesFieldOptions: { nullable: { list: false, items: false } },
    firstArgOptions: { description: `How many entries, from the start of the list: ${sizes}.` },
    lastArgOptions: {
      description: `Without \`first\`, which goes before it: how many entries, from the end of the list. Never more than ${MAX_PAGE}.`,
    },
    afterArgOptions: { description: 'A cursor: entries behind it in the list.' },
    beforeArgOptions: { description: 'A cursor: entries before it in the list.' },
    edgeCursorType: 'String',
    pageInfoCursorType: 'String',
  },
  // The cost of a field is the most bytes that it adds to a response; lists multiply it. The limit is checked once
  // per document (see operation-limits.ts), not by the plugin at each call.
  complexity: { disabled: true, defaultComplexity: 150, defaultListMultiplier: 10 },
})

builder.queryType({ description: 'Everything that can be read. Each field says who may read it.' })
builder.mutationType({ description: 'Everything that can be changed. Each field says who may change it.' })
