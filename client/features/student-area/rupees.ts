import { t } from '#client/locales/t.ts'
import { grouped } from '#shared/digits.ts'

/** An amount as it is written in Nepal: ₹45,000. */
export function rupees(amount: number): string {
  return t('₹{amount}', { amount: grouped(amount) })
}
