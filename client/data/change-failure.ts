import { t } from '#client/locales/t.ts'
import { type FormError, failureTitle } from '#client/ui/form-errors.ts'
import type { ToastMessage } from '#client/ui/toast-context.ts'
import { errorMessage, isRefusal } from './error-message.ts'

/**
 * A form's message about a failed change. Unless the API refused it, it may have been made all the same.
 *
 * @param advice for an unknown outcome.
 */
export function changeFailure(
  error: unknown,
  advice = t('Check whether it was done before you try again.'),
): FormError[] {
  const message = errorMessage(error)
  return isRefusal(error)
    ? [{ path: '', message }]
    : [
        { path: '', message, isUnknown: true },
        { path: '', message: advice },
      ]
}

/** The failure of a save that can safely be sent again. @param message of a refusal. */
export function saveFailure(error: unknown, message = errorMessage(error)): FormError[] {
  const sentence = { message: message.replace(/[.।]$/, '') }
  return isRefusal(error)
    ? [{ path: '', message: t('{message}. Nothing was saved; you can try again.', sentence) }]
    : changeFailure(error, t('You can try again: doing it twice does no harm.'))
}

/** The same in a toast. @param title where nothing was changed. */
export function failureMessage(error: unknown, title: string): ToastMessage {
  const problems = changeFailure(error)
  return {
    title: failureTitle(problems, title),
    description: problems.map(({ message }) => message).join(' '),
    tone: 'destructive',
  }
}
