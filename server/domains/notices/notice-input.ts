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

const title = visibleLineInput.pipe(z.string().max(200, 'The title is longer than 200 characters'))
const description = visibleLinesInput.pipe(
  z.string().max(10_000, 'The description is longer than 10,000 characters'),
)

/** An empty text is stored as null; an absent one stays as it is. */
const optional = (text: z.ZodType<string, string>) =>
  text
    .transform((typed) => (typed === '' ? null : typed))
    .nullable()
    .exactOptional()

/** The fields of the notice form. */
export const noticeInput = z.object({
  title: title.refine((typed) => typed !== '', 'Title is required'),
  description: description.refine((typed) => typed !== '', 'Description is required'),
  nepaliTitle: optional(title),
  nepaliDescription: optional(description),
  type: z.enum(['URGENT', 'NORMAL']).exactOptional(),
  link: link.nullable().exactOptional(),
})

export type NoticeInput = z.infer<typeof noticeInput>

/** Reads the argument `input`; a type of null is the same as none. */
export function readNoticeInput({ type, ...input }: { type?: unknown }) {
  return z.object({ input: noticeInput }).safeParse({ input: { ...input, ...(type != null && { type }) } })
}
