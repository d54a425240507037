import { type Calendar, firstCalendar, setFirstCalendar } from '#shared/calendar/show-dates.ts'
import { type Digits, nepaliDigits, setNepaliDigits } from '#shared/digits.ts'

/** How dates and numbers are written, by the institute's settings. */
export interface Forms {
  firstCalendar: Calendar
  nepaliDigits: Digits
}

export const presentForms = (): Forms => ({ firstCalendar: firstCalendar(), nepaliDigits: nepaliDigits() })

/** Before anything is rendered: the browser's first render equals the server's. */
export function setForms({ firstCalendar, nepaliDigits }: Forms): void {
  setFirstCalendar(firstCalendar)
  setNepaliDigits(nepaliDigits)
}
