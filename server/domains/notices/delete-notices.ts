import { actorIdOf } from '#server/access/viewer.ts'
import { builder } from '#server/builder.ts'
import { badUserInput } from '#server/errors.ts'
import { isUuid } from '#server/lib/uuid.ts'
import { removeFiles } from './remove-files.ts'
import { removeNotices } from './remove-notices.ts'

const MAX_IDS = 500

builder.mutationField('deleteNotices', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Deletes notices with their attachments and says how many those were; the stored files are cleaned up behind it. Ids of notices that are not there are passed over. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, args, { db, files, log, viewer }) => {
      if (args.ids.length > MAX_IDS) throw badUserInput(`At most ${MAX_IDS} notices can be deleted at once.`)
      const { count, keys } = await removeNotices(db, args.ids.filter(isUuid), actorIdOf(viewer))
      removeFiles({ files, log }, keys)
      return count
    },
  }),
)
