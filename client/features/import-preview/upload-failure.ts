import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { errorMessage } from '#client/data/error-message.ts'
import { t } from '#client/locales/t.ts'
import type { ImportWords, UploadFailure } from './import-kind.ts'

/** Why an upload or a publication failed, in the words of the error catalogue where it has them. */
export function uploadFailure(
  error: unknown,
  words: Pick<ImportWords, 'unauthenticated' | 'forbidden'>,
): UploadFailure {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined
  if (code === 'UNAUTHENTICATED') return { message: words.unauthenticated, kind: 'denied' }
  if (code === 'FORBIDDEN') return { message: words.forbidden, kind: 'denied' }
  const isUnexpected = code === 'INTERNAL_SERVER_ERROR' || error instanceof NoAnswer
  return { message: errorMessage(error), kind: isUnexpected ? 'unexpected' : 'other' }
}

/** The server's answer has no result. */
export class NoAnswer extends Error {
  override message = t('An unexpected error occurred')
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

export const changedMeanwhile: UploadFailure = {
  message: t(
    'The file was changed, moved or deleted on this computer after you chose it. Please choose it again.',
  ),
  kind: 'other',
}
