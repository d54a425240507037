import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes'
import { cellName, MAX_CELLS, MAX_COLUMNS, rangeName, type Sheet } from './sheet.ts'
import { isRounded, readableNumber, TWO_NUMBERS } from './shown-value.ts'
import { TOO_LARGE, UnreadableSpreadsheet } from './unreadable-spreadsheet.ts'

type Attributes = Record<string, string | SaxesAttributePlain>

/** Texts in them are no cells' values: comments, drawings, and rows of before a change. */
const SKIPPED = /^(office:annotation|table:shapes|table:tracked-changes|table:dde-links|draw:.*)$/
const MAX_ROWS = 1_048_576

/**
 * Reads the visible sheets of an OpenDocument spreadsheet: the texts that the program has written for its cells. hucre, which reads
 * .xlsx, reads neither these texts nor what is hidden.
 */
export function readOds(content: Buffer): Sheet[] {
  const reader = new OdsReader()
  const parser = new SaxesParser()
  parser.on('opentag', (tag: SaxesTagPlain) => reader.open(tag.name, tag.attributes))
  parser.on('closetag', (tag: SaxesTagPlain) => reader.close(tag.name))
  parser.on('text', (text: string) => reader.text(text))
  parser.on('error', (error: Error) => {
    throw error
  })
  const decoder = new TextDecoder()
  const step = 1 << 20
  for (let at = 0; at < content.length; at += step) {
    parser.write(decoder.decode(content.subarray(at, at + step), { stream: true }))
  }
  parser.write(decoder.decode())
  parser.close()
  return reader.sheets.filter(({ isHidden }) => !isHidden)
}

interface Cell {
  repeat: number
  isCovered: boolean
  paragraphs: string[]
  type: string | undefined
  date: string | undefined
  /** Undefined for a cell that holds no number. */
  number: number | undefined
  isFormula: boolean
}

class OdsReader {
  readonly sheets: Sheet[] = []
  readonly #hiddenStyles = new Set<string>()
  #style = ''
  #skipped = 0
  #sheet: Sheet | undefined
  #row: string[] = []
  #rowRepeat = 1
  #rowHidden = false
  #column = 0
  #cell: Cell | undefined
  #paragraph: string | undefined
  #cells = 0
  /** Whether a formula of the sheet has a value. */
  #hasComputed = false
  /** Rows without a value that come before the next one. */
  #blankRows = 0

  open(name: string, attributes: Attributes): void {
    if (this.#skipped > 0 || SKIPPED.test(name)) {
      this.#skipped += 1
      return
    }
    const value = (attribute: string) => attributes[attribute] as string | undefined
    const count = (attribute: string) => Math.max(1, Number(value(attribute) ?? 1) || 1)
    const isHidden = ['collapse', 'filter'].includes(value('table:visibility') ?? '')
    switch (name) {
      case 'style:style':
        this.#style = value('style:name') ?? ''
        break
      case 'style:table-properties':
        if (value('table:display') === 'false') this.#hiddenStyles.add(this.#style)
        break
      case 'table:table':
        this.#openSheet(value('table:name') ?? '', this.#hiddenStyles.has(value('table:style-name') ?? ''))
        break
      case 'table:table-column':
        this.#openColumns(Math.min(count('table:number-columns-repeated'), MAX_COLUMNS), isHidden)
        break
      case 'table:table-row':
        this.#row = []
        this.#rowRepeat = count('table:number-rows-repeated')
        this.#rowHidden = isHidden
        break
      case 'table:table-cell':
      case 'table:covered-table-cell':
        this.#openCell(name, count, value)
        break
      case 'text:p':
        this.#paragraph = ''
        break
      case 'text:s':
        this.text(' '.repeat(Math.min(count('text:c'), 100)))
        break
      case 'text:tab':
      case 'text:line-break':
        this.text(' ')
        break
    }
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1
      return
    }
    if (name === 'text:p') {
      if (this.#paragraph !== undefined) this.#cell?.paragraphs.push(this.#paragraph)
      this.#paragraph = undefined
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.#closeCell()
    else if (name === 'table:table-row') this.#closeRow()
    else if (name === 'table:table') this.#closeSheet()
  }

  text(text: string): void {
    if (this.#skipped === 0 && this.#paragraph !== undefined) this.#paragraph += text
  }

  #openSheet(name: string, isHidden: boolean): void {
    const found = { rounded: { count: 0, first: undefined }, uncomputed: undefined }
    this.#sheet = { name, isHidden, rows: [], hiddenRows: [], hiddenColumns: [], merged: [], ...found }
    this.#column = 0
    this.#blankRows = 0
    this.#hasComputed = false
  }

  #openColumns(count: number, isHidden: boolean): void {
    for (
      let place = this.#column;
      isHidden && place < Math.min(this.#column + count, MAX_COLUMNS);
      place += 1
    ) {
      this.#sheet?.hiddenColumns.push(place)
    }
    this.#column += count
  }

  #openCell(
    name: string,
    count: (attribute: string) => number,
    value: (attribute: string) => string | undefined,
  ): void {
    const number = value('office:value')
    this.#cell = {
      repeat: count('table:number-columns-repeated'),
      isCovered: name === 'table:covered-table-cell',
      paragraphs: [],
      type: value('office:value-type'),
      date: value('office:date-value'),
      number: number === undefined ? undefined : Number(number),
      isFormula: value('table:formula') !== undefined,
    }
    const [columns, rows] = [count('table:number-columns-spanned'), count('table:number-rows-spanned')]
    if (columns * rows === 1 || !this.#sheet) return
    const { row, column } = this.#place()
    this.#sheet.merged.push(rangeName({ row, column }, { row: row + rows - 1, column: column + columns - 1 }))
  }

  #closeCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    if (!cell) return
    const text = cell.isCovered ? '' : textOf(cell)
    if (!cell.isCovered) this.#notice(cell, text)
    const most = MAX_COLUMNS - this.#row.length
    for (let count = Math.min(cell.repeat, most); count > 0; count -= 1) this.#row.push(text)
  }

  #place() {
    return { row: (this.#sheet?.rows.length ?? 0) + this.#blankRows + 1, column: this.#row.length }
  }

  #notice({ number, isFormula, type, repeat, paragraphs }: Cell, text: string): void {
    const sheet = this.#sheet
    if (!sheet) return
    if (isFormula && type !== undefined) this.#hasComputed = true
    // LibreOffice writes an empty text as a paragraph without a type.
    else if (isFormula && paragraphs.length === 0) sheet.uncomputed ??= cellName(this.#place())
    if (number === undefined || !isRounded(text, number)) return
    sheet.rounded.count += repeat * this.#rowRepeat
    sheet.rounded.first ??= { cell: cellName(this.#place()), shown: text, stored: number }
  }

  #closeRow(): void {
    const sheet = this.#sheet
    if (!sheet) return
    const row = this.#row.slice(0, this.#row.findLastIndex((cell) => cell !== '') + 1)
    if (row.length === 0) {
      this.#blankRows += this.#rowRepeat
      return
    }
    const count = this.#rowRepeat
    this.#cells += row.length * count
    const number = sheet.rows.length + this.#blankRows + count
    if (this.#cells > MAX_CELLS || number > MAX_ROWS) throw new UnreadableSpreadsheet(TOO_LARGE)
    for (; this.#blankRows > 0; this.#blankRows -= 1) sheet.rows.push([])
    for (let at = 0; at < count; at += 1) {
      sheet.rows.push(row)
      if (this.#rowHidden) sheet.hiddenRows.push(sheet.rows.length)
    }
  }

  #closeSheet(): void {
    const sheet = this.#sheet
    this.#sheet = undefined
    if (!sheet) return
    if (this.#hasComputed) sheet.uncomputed = undefined
    sheet.hiddenColumns = sheet.hiddenColumns.filter((place) =>
      sheet.rows.some((row) => (row[place] ?? '') !== ''),
    )
    this.sheets.push(sheet)
  }
}

/** The text that the program shows; a day with its year gets the one order that cannot be misread. */
function textOf({ paragraphs, type, date, number }: Cell): string {
  const text = paragraphs.join('\n')
  if (number !== undefined) return readableNumber(text, number)
  const day = type === 'date' ? /^\d{4}-\d{2}-\d{2}$/.exec(date ?? '')?.[0] : undefined
  return day && (text.includes(day.slice(2, 4)) || TWO_NUMBERS.test(text)) ? day : text
}
