import { t } from '#client/locales/t.ts'

const numbers = new Intl.NumberFormat('en-IN')

/** An amount as it is written in Nepal: ₹45,000. */
export function rupees(amount: number): string {
  return t('₹{amount}', { amount: numbers.format(amount) })
}
