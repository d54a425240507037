import { actorIdOf } from '#server/auth/viewer.ts'
import { addAttachment, MediaRefused } from '#server/domains/media/add-media.ts'
import { MEDIA_MS } from '#server/domains/media/media.ts'
import { mediaUses } from '#server/domains/media/media-rules.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { badUserInput, InvalidInput, invalidInput } from '#server/graphql/errors.ts'
import { oncePerOperation } from '#server/graphql/once-per-operation.ts'
import { uuidOf } from '#server/lib/uuid.ts'
import { signedUrl } from '#server/storage/signed-url.ts'

// An attachment is a media file that a notice names. It is uploaded before the notice is saved.

/** @param path a media file's filePath. */
export const attachmentUrl = (path: string) => path.replace(mediaUses.notices.folder, '/files/notices')

/** Staff also open files of notices that visitors do not see. */
function urlFor({ viewer, keys }: Context, path: string): string | Promise<string> {
  const url = attachmentUrl(path)
  return viewer.kind === 'ADMIN' ? signedUrl(url, keys, MEDIA_MS) : url
}

export const NoticeAttachment = builder.prismaObject('MediaFile', {
  name: 'NoticeAttachment',
  description: 'A picture or PDF that belongs to a notice.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName', {
      complexity: 800,
      description: 'Name of the uploaded file, with the extension of the stored one.',
    }),
    fileType: t.exposeString('mediaType', { description: 'Media type of the stored file.' }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    width: t.exposeInt('width', { nullable: true, description: 'Pixels; null for a PDF.' }),
    height: t.exposeInt('height', { nullable: true, description: 'Pixels; null for a PDF.' }),
    url: t.string({
      complexity: 250,
      description:
        'A path on this site, public while visitors see the notice. For admins it opens for an hour.',
      resolve: ({ filePath }, _args, context) => urlFor(context, filePath),
    }),
    previewUrl: t.string({
      complexity: 250,
      nullable: true,
      description: 'A small version of the picture, for lists; null for a PDF.',
      select: { variants: { where: { format: 'webp' }, select: { filePath: true } } },
      resolve: ({ variants: [preview] }, _args, context) => preview && urlFor(context, preview.filePath),
    }),
  }),
})

const UploadAttachmentResult = builder.unionType('UploadAttachmentResult', {
  types: [NoticeAttachment, InvalidInput],
  resolveType: (value) =>
    'kind' in value && value.kind === 'InvalidInput' ? InvalidInput : NoticeAttachment,
})

builder.mutationField('uploadAttachment', (t) =>
  t.field({
    authScopes: { admin: true },
    type: UploadAttachmentResult,
    extensions: oncePerOperation,
    description:
      'Stores a picture (JPEG, PNG, WebP, GIF) or PDF of at most 10 MB, for a notice that is saved afterwards. A file that no notice names is deleted after two weeks. [admin]',
    args: {
      id: t.arg.id({
        required: true,
        description: 'A UUID that the attachment shall have: it is stored once, however often it is sent.',
      }),
      file: t.arg({ type: 'Upload', required: true }),
    },
    resolve: async (_root, { file, ...args }, { db, files, isBusy, viewer }) => {
      const id = uuidOf(args.id)
      if (id === undefined) throw badUserInput('The id of a new attachment must be a UUID.')
      const upload = { id, upload: await file, actorId: actorIdOf(viewer) }
      return addAttachment({ db, files, isBusy }, upload).catch((error: unknown) => {
        if (!(error instanceof MediaRefused)) throw error
        return invalidInput([{ path: 'file', message: error.message }])
      })
    },
  }),
)
