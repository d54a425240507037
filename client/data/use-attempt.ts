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

/** @param advice what to do where it is not known whether the work was done, unless it is to check that. */
export function useAttempt(advice?: string): Attempts {
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  async function attempt(work: () => Promise<readonly FormError[]>) {
    if (busy) return
    setBusy(true)
    try {
      setErrors(await work())
    } catch (error) {
      setErrors(changeFailure(error, advice))
    }
    setBusy(false)
  }
  return { busy, errors, attempt }
}
