import sharp from 'sharp'
import type { NoticeInput } from '#tests/gql/graphql.ts'
import type { ApiClient } from '#tests/support/http/api-client.ts'
import type { TestApp } from '#tests/support/server/api.ts'
import { CreateNotice, OneNotice } from './notice-operations.ts'

/** A picture as a camera would make it. */
export async function picture(name: string, o: { width?: number; height?: number } = {}): Promise<File> {
  const { width = 900, height = 600 } = o
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#323a75' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

/** The smallest thing that is a PDF by its content. */
export function pdf(name: string, padding = 0): File {
  return new File([`%PDF-1.4\n${' '.repeat(padding)}\n%%EOF\n`], name, { type: 'application/pdf' })
}

/** Puts a notice up as an admin. @returns its id. */
export async function putUp(
  admin: ApiClient,
  { attachments = [], ...given }: Partial<Omit<NoticeInput, 'attachments'>> & { attachments?: File[] } = {},
): Promise<string> {
  const input = { title: 'Classes resume', description: 'On Sunday at 6 AM.', ...given }
  const { createNotice } = await admin.run(CreateNotice, { input, attachments })
  if (createNotice.__typename !== 'Notice') throw new Error(createNotice.message)
  return createNotice.id
}

export async function attachmentsOf(client: ApiClient, id: string) {
  return (await client.run(OneNotice, { id })).notice?.attachments ?? []
}

/** The keys of every stored attachment and preview. */
export async function storedKeys({ files }: Pick<TestApp, 'files'>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list('notice-attachments')) keys.push(key)
  return keys
}
