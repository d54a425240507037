import { badUserInput } from '#server/graphql/errors.ts'

/** The argument by which a client follows its upload. */
export const uploadKey = {
  type: 'ID',
  required: false,
  description:
    'Chosen by the client: up to 64 random letters and digits, by which `uploadsAhead` finds this upload.',
} as const

const KEY = /^[\w-]{1,64}$/

/** @throws BAD_USER_INPUT for anything that is no key. */
export function checkUploadKey(key: string): void {
  if (!KEY.test(key)) throw badUserInput('A key has 1 to 64 letters, digits, hyphens and underscores.')
}
