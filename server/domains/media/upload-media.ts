import { authScopeError } from '#server/auth/auth-scopes.ts'
import { actorIdOf } from '#server/auth/viewer.ts'
import { editableKeys } from '#server/domains/content/editors.ts'
import { builder } from '#server/graphql/builder.ts'
import { InvalidInput, invalidInput } from '#server/graphql/errors.ts'
import { oncePerOperation } from '#server/graphql/once-per-operation.ts'
import { addMedia, MediaRefused } from './add-media.ts'
import { MediaFile } from './media.ts'

const UploadMediaResult = builder.unionType('UploadMediaResult', {
  types: [MediaFile, InvalidInput],
  resolveType: (value) => ('sha256' in value ? MediaFile : InvalidInput),
})

builder.mutationField('uploadMedia', (t) =>
  t.field({
    // Read before the body of the upload; the resolver asks whether teachers may.
    authScopes: { admin: true, teacher: true },
    type: UploadMediaResult,
    extensions: oncePerOperation,
    description:
      'Stores a picture (JPEG, PNG or WebP, 15 MB) or a PDF (25 MB) for the content of the site. Pictures are stored in several widths without their metadata. The same file is stored once, and its earlier record returned. Also teachers, for what they may edit. [admin]',
    args: { file: t.arg({ type: 'Upload', required: true }) },
    resolve: async (_root, { file }, { db, files, isBusy, viewer, content }) => {
      if ((await editableKeys({ viewer, content })).length === 0) throw authScopeError(viewer)
      return addMedia({ db, files, isBusy }, { upload: await file, actorId: actorIdOf(viewer) }).catch(
        (error: unknown) => {
          if (!(error instanceof MediaRefused)) throw error
          return invalidInput([{ path: 'file', message: error.message }])
        },
      )
    },
  }),
)
