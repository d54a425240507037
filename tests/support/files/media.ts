import sharp from 'sharp'
import { graphql } from '#tests/gql/gql.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import type { TestApp } from '#tests/support/server/api.ts'

export const UploadMedia = graphql(`
  mutation UploadMediaForTests($file: Upload!) {
    uploadMedia(file: $file) {
      __typename
      ... on MediaFile { id kind fileName size width height url sources { width avif webp } }
      ... on InvalidInput { message fields { path message } }
    }
  }
`)

/** Uploads a file as an admin. */
export async function uploaded(admin: ApiClient, file: File) {
  const { uploadMedia } = await admin.run(UploadMedia, { file })
  if (uploadMedia.__typename !== 'MediaFile') throw new Error(uploadMedia.message)
  return uploadMedia
}

/** A picture of many colours. */
export async function drawing(
  name: string,
  o: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' } = {},
): Promise<File> {
  const { width = 40, height = 30, format = 'jpeg' } = o
  const pixels = Buffer.from(Array.from({ length: 16 * 12 * 3 }, (_, at) => (at * 7) % 251))
  const bytes = await sharp(pixels, { raw: { width: 16, height: 12, channels: 3 } })
    .resize(width, height)
    .toFormat(format)
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: `image/${format}` })
}

/** The keys of all stored pictures and PDFs of the content. */
export async function mediaKeys({ files }: Pick<TestApp, 'files'>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list('media')) keys.push(key)
  return keys.toSorted()
}
