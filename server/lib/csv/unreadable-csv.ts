/** The file cannot be read as a table. The message is shown to the user who uploaded it. */
export class UnreadableCsv extends Error {
  override name = 'UnreadableCsv'
  /** Row number as in a spreadsheet; null when the error concerns the whole file. */
  readonly row: number | null

  constructor(message: string, row: number | null = null) {
    super(message)
    this.row = row
  }
}
