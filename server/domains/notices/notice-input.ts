import { z } from 'zod'

/** Empty is the same as none. */
const link = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text))
  .pipe(
    z
      .url({ protocol: /^https?$/, error: 'Enter a web address such as https://example.com' })
      .max(2000, 'The link is longer than 2,000 characters')
      .nullable(),
  )

/** What the notice form says. */
export const noticeInput = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(200, 'The title is longer than 200 characters')
    .transform((text) => text.normalize('NFC')),
  description: z
    .string()
    .trim()
    .min(1, 'Description is required')
    .max(10_000, 'The description is longer than 10,000 characters')
    .transform((text) => text.replaceAll('\r\n', '\n').normalize('NFC')),
  type: z.enum(['URGENT', 'NORMAL']).default('NORMAL'),
  link: link.nullish().transform((value) => value ?? null),
})

export type NoticeInput = z.infer<typeof noticeInput>
