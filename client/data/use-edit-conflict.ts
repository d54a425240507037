import { useState } from 'react'
import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { errorMessage } from './error-message.ts'
import { errorStatus } from './error-status.ts'
import { fieldName } from './field-name.ts'
import { useAttempt } from './use-attempt.ts'

/** Attempts to save what may have been changed meanwhile. That is asked about, not told as an error. */
export function useEditConflict() {
  const { busy, errors, attempt } = useAttempt()
  const [conflict, setConflict] = useState<string>()
  return {
    busy,
    errors,
    /** What was changed meanwhile, for `EditConflict`. */
    conflict,
    /**
     * Does the work, as `attempt`, unless there are problems before.
     *
     * @param work its problems may be of the argument `input`.
     */
    save: (work: () => Promise<readonly FormError[]>, problems: readonly FormError[] = []) =>
      attempt(async () => {
        if (problems.length > 0) return problems
        setConflict(undefined)
        try {
          const refused = await work()
          return refused.map(({ path, message }) => ({ path: fieldName(path), message }))
        } catch (error) {
          if (errorStatus(error) !== 409) throw error
          const message = errorMessage(error)
          setConflict(
            errors.some(({ isUnknown }) => isUnknown)
              ? t('{message} Your last attempt may have done that.', { message })
              : t('{message} Your change is not saved yet.', { message }),
          )
          return []
        }
      }),
    /** Takes the saved version over, which may have to be read first. */
    takeTheirs: (take: () => unknown) =>
      attempt(async () => {
        try {
          await take()
          setConflict(undefined)
          return []
        } catch (error) {
          return [{ path: '', message: errorMessage(error) }]
        }
      }),
  }
}
