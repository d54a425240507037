/** Why a file cannot be read as a table at all, in a sentence for the person who chose it. */
export class UnreadableCsv extends Error {
  override name = 'UnreadableCsv'
  /** Row as a spreadsheet numbers it; null when the whole file is meant. */
  readonly row: number | null

  constructor(message: string, row: number | null = null) {
    super(message)
    this.row = row
  }
}
