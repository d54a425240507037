import { removeLayers } from '#server/domains/imports/import-fields.ts'
import { builder } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { studentsFlow } from './students-flow.ts'

const MAX_IDS = 500

builder.mutationField('deleteStudentUploads', (t) =>
  t.int({
    authScopes: { admin: true },
    description:
      'Removes published student lists in one transaction and returns how many were removed. Older lists apply again; rows and stored files are deleted afterwards. Unknown ids are ignored. [admin]',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, context) => {
      if (ids.length > MAX_IDS) throw badUserInput(`At most ${MAX_IDS} uploads can be deleted at once.`)
      return removeLayers(context, studentsFlow, { ids, state: 'PUBLISHED' })
    },
  }),
)
