import { useState } from 'react'
import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import type { Finding } from './import-kind.ts'

/** Name of the tick box of a finding. */
export const confirmField = (code: string) => `confirm-${code}`

/** The blocking findings of a preview, and which of them somebody has confirmed by a tick. */
export function useConfirmedFindings(findings: readonly Finding[]) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const blocking = findings.filter(({ severity }) => severity === 'BLOCKING')
  const confirmed = blocking.map(({ code }) => code).filter((code) => ticked.includes(code))
  return {
    blocking,
    /** Codes. */
    confirmed,
    confirm(code: string, on: boolean) {
      setTicked(on ? [...ticked, code] : ticked.filter((one) => one !== code))
    },
    /** For another file, or another preview of the same. */
    forget: () => setTicked([]),
    /** Findings that are not confirmed yet. */
    missing: (): FormError[] =>
      blocking
        .filter(({ code }) => !confirmed.includes(code))
        .map(({ code, message }) => ({
          path: confirmField(code),
          message: t('Confirm or correct: {message}', { message }),
        })),
  }
}
