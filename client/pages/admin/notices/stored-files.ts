import type { AttachmentLinkFragment } from '#client/gql/graphql.ts'

/** Files that an attempt without an answer has stored, with the ids of their attachments. */
export type StoredFiles = ReadonlyMap<File, string>

/**
 * Which files are stored already. The server stores the first attempt that arrives, so only a file that each of them sent is surely
 * the one that it has: another one may have the same name.
 *
 * @param lost files of each attempt without an answer.
 * @param added attachments that the notice has got since it was opened.
 */
export function storedFiles(
  lost: readonly (readonly File[])[],
  added: readonly AttachmentLinkFragment[],
): StoredFiles {
  const [first = [], ...others] = lost
  const left = [...added]
  const stored = new Map<File, string>()
  for (const file of first.filter((one) => others.every((files) => files.includes(one)))) {
    const index = left.findIndex((attachment) => isOf(attachment, file))
    const [attachment] = index < 0 ? [] : left.splice(index, 1)
    if (attachment) stored.set(file, attachment.id)
  }
  return stored
}

/** The server tidies names, and takes metadata out of pictures, which changes their size. */
function isOf({ fileName, fileType, size }: AttachmentLinkFragment, file: File): boolean {
  const name = file.name.normalize().replace(/\s+/g, ' ').trim()
  return fileName === name && (size === file.size || fileType.startsWith('image/'))
}
