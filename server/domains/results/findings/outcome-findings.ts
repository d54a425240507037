import type { OutcomeCounts } from '#server/domains/imports/csv-table.ts'
import type { FindingShape } from '#server/domains/imports/staged-preview.ts'

/** How the candidates without a mark were read. */
export function outcomeFindings(outcomes: OutcomeCounts | undefined): FindingShape[] {
  if (!outcomes) return []
  const { ABSENT, WITHHELD, DISQUALIFIED, dashes, words } = outcomes
  const kinds = [
    ABSENT > 0 && `${ABSENT} absent`,
    WITHHELD > 0 && `${WITHHELD} withheld`,
    DISQUALIFIED > 0 && `${DISQUALIFIED} disqualified`,
  ].filter(Boolean)
  if (kinds.length === 0) return []
  const said = words.map((word) => `“${word}”`).join(', ')
  const read: FindingShape = {
    code: 'WITHOUT_MARK',
    severity: 'INFORMATION',
    message: `Candidates without a mark: ${kinds.join(', ')}${said && ` (${said} in the file)`}. They have no rank and count in no average.`,
    count: ABSENT + WITHHELD + DISQUALIFIED,
  }
  if (dashes === 0) return [read]
  const message = 'A dash stands in place of the mark: these candidates are shown as absent.'
  return [read, { code: 'DASHES', severity: 'WARNING', message, count: dashes }]
}
