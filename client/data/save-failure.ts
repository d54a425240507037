import { t } from '#client/locales/t.ts'
import { errorMessage, isRefusal } from './error-message.ts'

/** What to tell about a failed save that can be sent again without being done twice. An answer may also be lost. */
export function saveFailure(error: unknown, message = errorMessage(error)): string {
  const sentence = { message: message.replace(/[.।]$/, '') }
  return isRefusal(error)
    ? t('{message}. Nothing was saved; you can try again.', sentence)
    : t(
        '{message}. It is not known whether it was saved. You can try again: doing it twice does no harm.',
        sentence,
      )
}
