import type { Database } from '#server/db/database.ts'
import { builder } from '#server/graphql/builder.ts'

interface SlipKeyShape {
  id: string
  createdAt: Date
  retiredAt: Date | null
}

export const SlipKey = builder.objectRef<SlipKeyShape>('SlipKey').implement({
  description: 'A key that signs result slips, or has signed some.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The `kid` of its tokens and in `/.well-known/jwks.json`.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    retiredAt: t.expose('retiredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it signs nothing more. What it has signed stays valid.',
    }),
  }),
})

/** The newest first, without what is secret. */
export function listSlipKeys({ prisma }: Pick<Database, 'prisma'>): Promise<SlipKeyShape[]> {
  return prisma.slipKey.findMany({
    select: { id: true, createdAt: true, retiredAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
}

builder.queryField('slipKeys', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [SlipKey],
    description: 'The keys of result slips, the newest first. The first is made with the first slip. [admin]',
    resolve: (_root, _args, { db }) => listSlipKeys(db),
  }),
)
