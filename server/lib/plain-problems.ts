import type { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  array: 'a list',
  object: 'an object',
}

/** Words for a value of another kind than is wanted and for one with an unknown name, in place of those of zod. */
export const plainProblems: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return `Expected ${kinds[issue.expected] ?? issue.expected}`
  if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.join(', ')}`
  return undefined
}
