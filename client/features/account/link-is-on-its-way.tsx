import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'

/**
 * Takes the place of the form that asked for a mail. It says the same whether or not the address has an account: that is
 * for its owner's mailbox only.
 */
export function LinkIsOnItsWay({ email }: { email: string }) {
  return (
    <TakesFocus>
      <Callout tone="success" title={t('A mail is on its way')}>
        <p>
          {t(
            'Please look into the mailbox of {email}, its spam folder too. It should be there within a few minutes.',
            { email: email.trim() },
          )}
        </p>
      </Callout>
    </TakesFocus>
  )
}
