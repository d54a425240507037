import { z } from 'zod'

const MAX_NAME_LENGTH = 200
const MAX_DESCRIPTION_LENGTH = 1000

/** What the form says about a staged student list. */
export const publishStudentsInput = z.object({
  fileName: z
    .string()
    .trim()
    .min(1, 'File Name is required')
    .max(MAX_NAME_LENGTH, `The file name is longer than ${MAX_NAME_LENGTH} characters`)
    .transform((text) => text.normalize('NFC')),
  description: z
    .string()
    .trim()
    .max(MAX_DESCRIPTION_LENGTH, `The description is longer than ${MAX_DESCRIPTION_LENGTH} characters`)
    .nullish()
    .transform((text) => text?.normalize('NFC') || null),
})

export type PublishStudentsInput = z.infer<typeof publishStudentsInput>
