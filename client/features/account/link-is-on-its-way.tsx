import { useEffect, useRef } from 'react'
import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'

/**
 * Takes the place of the form that asked for a mail, and its focus. It says the same whether or not the address has an
 * account: that is for its owner's mailbox only.
 */
export function LinkIsOnItsWay({ email }: { email: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Callout tone="success" title={t('A mail is on its way')}>
        <p>
          {t(
            'Please look into the mailbox of {email}, its spam folder too. It should be there within a few minutes.',
            { email: email.trim() },
          )}
        </p>
      </Callout>
    </div>
  )
}
