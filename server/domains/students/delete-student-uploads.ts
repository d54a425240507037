import { actorIdOf } from '#server/auth/viewer.ts'
import { removeInBackground } from '#server/domains/imports/remove-layer.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { markListsRemoved } from './mark-lists-removed.ts'
import { studentsImport } from './students-import.ts'

const MAX_IDS = 500

builder.mutationField('deleteStudentUploads', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Removes published student lists in one transaction and returns how many were removed. Older lists apply again; rows and stored files are deleted afterwards. Unknown ids are ignored. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_root, { ids }, { db, files, log, viewer }) => {
      if (ids.length > MAX_IDS) throw badUserInput(`At most ${MAX_IDS} uploads can be deleted at once.`)
      const removed = await markListsRemoved(db, { ids, state: 'PUBLISHED' }, actorIdOf(viewer))
      removeInBackground({ db, files, log }, studentsImport, removed)
      return removed.length
    },
  }),
)
