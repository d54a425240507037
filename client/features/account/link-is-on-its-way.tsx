import { useEffect, useRef } from 'react'
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
      <Callout tone="success" title="A mail is on its way">
        <p>
          Please look into the mailbox of {email.trim()}, its spam folder too. It should be there within a few
          minutes.
        </p>
      </Callout>
    </div>
  )
}
