import { firstCalendar, setFirstCalendar } from '#shared/calendar/show-dates.ts'
import { nepaliDigits, setNepaliDigits } from '#shared/digits.ts'
import type { Formats } from '#shared/page-renderer.ts'

export const currentFormats = (): Formats => ({
  firstCalendar: firstCalendar(),
  nepaliDigits: nepaliDigits(),
})

/** Before anything is rendered: the browser's first render equals the server's. */
export function setFormats({ firstCalendar, nepaliDigits }: Formats): void {
  setFirstCalendar(firstCalendar)
  setNepaliDigits(nepaliDigits)
}
