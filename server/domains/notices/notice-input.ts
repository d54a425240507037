import { z } from 'zod'
import { visibleLineInput, visibleLinesInput } from '#server/lib/visible-text.ts'

/** An empty link is stored as null. */
const link = visibleLineInput
  .transform((text) => (text === '' ? null : text))
  .pipe(
    z
      .url({ protocol: /^https?$/, error: 'Enter a web address such as https://example.com' })
      .max(2000, 'The link is longer than 2,000 characters')
      .nullable(),
  )

/** The fields of the notice form. */
export const noticeInput = z.object({
  title: visibleLineInput.pipe(
    z.string().min(1, 'Title is required').max(200, 'The title is longer than 200 characters'),
  ),
  description: visibleLinesInput.pipe(
    z
      .string()
      .min(1, 'Description is required')
      .max(10_000, 'The description is longer than 10,000 characters'),
  ),
  type: z.enum(['URGENT', 'NORMAL']).default('NORMAL'),
  link: link.nullish().transform((value) => value ?? null),
})

export type NoticeInput = z.infer<typeof noticeInput>
