import { Callout } from '#client/ui/callout.tsx'

/** Said whether or not the address has an account: that is for its owner's mailbox only. */
export function LinkIsOnItsWay({ email }: { email: string }) {
  return (
    <Callout tone="success" role="status" title="A mail is on its way">
      <p>
        Please look into the mails of {email.trim()}, also among the unwanted ones. It should be there within
        a few minutes.
      </p>
    </Callout>
  )
}
