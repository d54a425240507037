import { actorIdOf } from '#server/auth/viewer.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { removeFiles } from './remove-files.ts'
import { removeNotices } from './remove-notices.ts'

const MAX_IDS = 500

builder.mutationField('deleteNotices', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Deletes notices with their attachments and returns how many notices were deleted; the stored files are deleted afterwards. Unknown ids are ignored. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, args, { db, files, log, viewer }) => {
      if (args.ids.length > MAX_IDS) throw badUserInput(`At most ${MAX_IDS} notices can be deleted at once.`)
      const { count, keys } = await removeNotices(db, args.ids.filter(isUuid), actorIdOf(viewer))
      removeFiles({ db, files, log }, keys)
      return count
    },
  }),
)
