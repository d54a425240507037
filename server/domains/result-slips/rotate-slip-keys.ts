import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { listSlipKeys, SlipKey } from './slip-key.ts'
import { rotateSlipKeys } from './slip-keys.ts'

builder.mutationField('rotateSlipKeys', (t) =>
  t.field({
    authScopes: { admin: true },
    type: [SlipKey],
    description:
      'Makes a new key to sign result slips with, and deletes the private part of the former one. Slips that it signed stay valid. [admin]',
    resolve: async (_root, _args, { db, viewer }) => {
      await rotateSlipKeys(db, actorIdOf(viewer))
      return listSlipKeys(db)
    },
  }),
)
