import { builder } from '#server/graphql/builder.ts'
import { checkUploadKey } from './upload-arguments.ts'

builder.queryField('uploadsAhead', (t) =>
  t.int({
    authScopes: { admin: true },
    nullable: true,
    description:
      'Number of uploaded files before the upload with this key, which has arrived and waits to be checked; null when it does not wait. [admin]',
    args: { key: t.arg.id({ required: true }) },
    resolve: (_root, { key }, { stagings }) => {
      checkUploadKey(key)
      return stagings.ahead(key)
    },
  }),
)
