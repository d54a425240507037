import { useState } from 'react'
import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { errorMessage } from './error-message.ts'
import { errorStatus } from './error-status.ts'
import { fieldName } from './field-name.ts'
import { useAttempt } from './use-attempt.ts'

interface Conflict {
  message: string
}

/** Attempts to save what may have been changed meanwhile. That is asked about, not told as an error. */
export function useEditConflict() {
  const { busy, errors, attempt } = useAttempt()
  const [conflict, setConflict] = useState<string>()
  return {
    busy,
    errors,
    /** The other person's change, for `EditConflict`. */
    conflict,
    /**
     * Does the work, as `attempt`, unless there are problems before.
     *
     * @param work returns problems, which may be of the argument `input`, or the conflict that the server answers.
     */
    save: (work: () => Promise<readonly FormError[] | Conflict>, problems: readonly FormError[] = []) =>
      attempt(async () => {
        if (problems.length > 0) return problems
        setConflict(undefined)
        const refused = await work().catch((error): Conflict => {
          if (errorStatus(error) !== 409) throw error
          return { message: errorMessage(error) }
        })
        if (!('message' in refused))
          return refused.map(({ path, message }) => ({ path: fieldName(path), message }))
        const { message } = refused
        setConflict(
          errors.some(({ isUnknown }) => isUnknown)
            ? t('{message} Your last attempt may have done that.', { message })
            : t('{message} Your change is not saved yet.', { message }),
        )
        return []
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
