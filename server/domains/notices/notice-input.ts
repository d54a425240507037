import { z } from 'zod'
import { uuidOf } from '#server/lib/uuid.ts'
import { visibleLineInput, visibleLinesInput } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'
import { MAX_ATTACHMENTS } from '#shared/limits.ts'
import { noticeTypeNames } from '#shared/notice-types.ts'

/** An empty link is stored as null. */
const link = visibleLineInput
  .transform((text) => (text === '' ? null : text))
  .pipe(
    z
      .url({ protocol: /^https?$/, error: say`Enter a web address such as https://example.com` })
      .max(2000, say`The link is longer than 2,000 characters`)
      .nullable(),
  )

const title = visibleLineInput.pipe(z.string().max(200, say`The title is longer than 200 characters`))
const description = visibleLinesInput.pipe(
  z.string().max(10_000, 'The description is longer than 10,000 characters'),
)

/** An empty text is stored as null; an absent one stays as it is. */
const optional = (text: z.ZodType<string, string>) =>
  text
    .transform((typed) => (typed === '' ? null : typed))
    .nullable()
    .exactOptional()

export const TOO_MANY_ATTACHMENTS = say`A notice can have at most ${MAX_ATTACHMENTS} attachments`

/** The fields of the notice form. */
export const noticeInput = z.object({
  title: title.refine((typed) => typed !== '', say`Title is required`),
  description: description.refine((typed) => typed !== '', say`Description is required`),
  nepaliTitle: optional(title),
  nepaliDescription: optional(description),
  type: z.enum(noticeTypeNames).exactOptional(),
  link: link.nullable().exactOptional(),
  /** Null: now. */
  publishedAt: z.date().nullable().exactOptional(),
  expiresAt: z.date().nullable().exactOptional(),
  isPinned: z.boolean().exactOptional(),
  attachments: z
    .array(z.string().transform((id) => uuidOf(id) ?? id))
    .transform((ids) => [...new Set(ids)])
    .exactOptional(),
})

export type NoticeInput = z.infer<typeof noticeInput>

/** Reads the argument `input`; null is the same as none where a field cannot be null. */
export function readNoticeInput(input: Readonly<Record<string, unknown>>) {
  const given = Object.entries(input).filter(
    ([name, value]) => value !== null || !['type', 'attachments', 'isPinned'].includes(name),
  )
  return z.object({ input: noticeInput }).safeParse({ input: Object.fromEntries(given) })
}
