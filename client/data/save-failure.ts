import { t } from '#client/locales/t.ts'
import { errorMessage } from './error-message.ts'
import { errorStatus } from './error-status.ts'

/** What to tell about a failed save that can be sent again without being done twice. An answer may also be lost. */
export function saveFailure(error: unknown, message = errorMessage(error)): string {
  const sentence = { message: message.replace(/[.।]$/, '') }
  return errorStatus(error) === undefined
    ? t(
        '{message}. It is not known whether it was saved. You can try again: doing it twice does no harm.',
        sentence,
      )
    : t('{message}. Nothing was saved; you can try again.', sentence)
}
