import { useState } from 'react'
import type { FormError } from '#client/ui/form-errors.ts'
import { changeFailure } from './change-failure.ts'

/** The state of a form that is sent to the API. */
export interface Attempts {
  busy: boolean
  errors: readonly FormError[]
  /** Does the work unless some is under way. It returns the problem, if any; an exception counts as one. */
  attempt: (work: () => Promise<readonly FormError[]>) => Promise<void>
}

/** @param failureOf the problems of an error that the work throws. */
export function useAttempt(
  failureOf: (error: unknown) => FormError[] = (error) => changeFailure(error),
): Attempts {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  async function attempt(work: () => Promise<readonly FormError[]>) {
    if (busy) return
    setBusy(true)
    try {
      setErrors(await work())
    } catch (error) {
      setErrors(failureOf(error))
    }
    setBusy(false)
  }
  return { busy, errors, attempt }
}
