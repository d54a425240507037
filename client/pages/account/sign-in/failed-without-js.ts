import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'

/** Problem of a sign-in by the reason in the address: the server's answer to a form sent without a script. */
const messages: Readonly<Record<string, string>> = {
  credentials: t('The email address or the password is not right. Please try again.'),
  closed: t('This account is closed. Please call or write to us if you think that this is a mistake.'),
  unconfirmed: t('Please confirm your email address first. The link is in the mail that we sent you.'),
  limited: t(
    'That was tried too often. A link to set a new password, sent to your email address, lets you in at once. Or wait some minutes and try again.',
  ),
  incomplete: t('Email and password are required.'),
}

const none: readonly FormError[] = []

/** @param failed reason as the address says it. */
export function failedWithoutJs(failed: string | null): readonly FormError[] {
  if (failed === null || !Object.hasOwn(messages, failed)) return none
  return [{ path: '', message: messages[failed] ?? '' }]
}
