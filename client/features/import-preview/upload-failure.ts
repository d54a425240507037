import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { errorMessage } from '#client/data/error-message.ts'
import type { ImportWords } from './import-kind.ts'

/** Why an upload or a publication failed, in the words of the error catalogue where it has them. */
export function uploadFailure(
  error: unknown,
  words: Pick<ImportWords, 'unauthenticated' | 'forbidden'>,
): string {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined
  if (code === 'UNAUTHENTICATED') return words.unauthenticated
  if (code === 'FORBIDDEN') return words.forbidden
  return errorMessage(error)
}

/**
 * Whether the browser can still read a chosen file. It cannot once the file was saved again, moved or deleted, and an
 * upload of it then fails like a broken connection.
 */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

export const changedMeanwhile =
  'The file was changed, moved or deleted on this computer after you chose it. Please choose it again.'
