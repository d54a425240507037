import { BOM, csvLine, idCell } from '#server/lib/csv/write-csv.ts'
import { type Letterhead, type Typeset, typeset } from '#server/pdf/typeset.ts'
import type { Locale } from '#shared/locales.ts'
import type { StudentShape } from './find-students.ts'

/** A candidate with the PIN that was just made. */
export interface PinCard extends StudentShape {
  pin: string
}

/** Typesets cards to cut and hand out: ten on a page. */
export function typesetPinCards(
  cards: readonly PinCard[],
  {
    letterhead,
    language,
    ...about
  }: { exam: string; sitting: string; address: string; letterhead: Letterhead; language: Locale },
): Typeset {
  const rows = cards.map(({ candidateId, studentName, groups, pin }) => ({
    ...{ candidateId, groups, pin },
    name: studentName,
  }))
  return typeset('pin-cards.typ', { ...letterhead, language, data: { cards: rows, ...about } })
}

/** The same as a table, which is also a student list that can be uploaded. */
export function pinsAsCsv(cards: readonly PinCard[]): string {
  const rows = cards.map(({ candidateId, studentName, groups, pin }) =>
    csvLine([idCell(candidateId), studentName, idCell(groups), idCell(pin)]),
  )
  return [BOM, csvLine(['Candidate ID', 'Student Name', 'Groups', 'PIN']), ...rows].join('')
}
