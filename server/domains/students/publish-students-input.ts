import { z } from 'zod'
import { confirmedFindings } from '#server/domains/imports/staged-preview.ts'
import { visibleLineInput, visibleLinesInput } from '#server/lib/visible-text.ts'
import { say } from '#server/locales/say.ts'

const MAX_FILE_NAME_LENGTH = 200
const MAX_DESCRIPTION_LENGTH = 1000

/** The form's fields for a staged student list. */
export const publishStudentsInput = z.object({
  fileName: visibleLineInput.pipe(
    z
      .string()
      .min(1, say`File Name is required`)
      .max(MAX_FILE_NAME_LENGTH, say`The file name is longer than ${MAX_FILE_NAME_LENGTH} characters`),
  ),
  confirmedFindings,
  description: visibleLinesInput
    .pipe(
      z
        .string()
        .max(MAX_DESCRIPTION_LENGTH, `The description is longer than ${MAX_DESCRIPTION_LENGTH} characters`),
    )
    .nullish()
    .transform((text) => text || null),
})

export type PublishStudentsInput = z.infer<typeof publishStudentsInput>
