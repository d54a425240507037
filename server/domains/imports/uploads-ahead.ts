import { builder } from '#server/graphql/builder.ts'

/** The argument by which a client follows its upload. */
export const uploadKey = {
  type: 'ID',
  required: false,
  description:
    'Chosen by the client: up to 64 random letters and digits, by which `uploadsAhead` finds this upload.',
} as const

builder.queryField('uploadsAhead', (t) =>
  t.int({
    authScopes: { admin: true },
    nullable: true,
    description:
      'Number of uploaded files before the upload with this key, which has arrived and waits to be checked; null when it does not wait. [admin]',
    args: { key: t.arg.id({ required: true }) },
    resolve: (_root, { key }, { stagings }) => stagings.ahead(key),
  }),
)
