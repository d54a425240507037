/** Prime to every number of rows that is measured, so that multiplying by it mixes them up. */
const STEP = 7919

export type Order = 'by rank' | 'by candidate'

export interface Row {
  candidateId: string
  mark: string
  rank: number
  percentage: string
}

/**
 * The results of an exam that so many sat, in the order in which its file lists them: the best first, so that Candidate
 * IDs come in no order, or by Candidate ID. Marks are quarters of 200, ranks follow them; a hundred thousand of the
 * candidates are on the student list.
 */
export function* rowsOf(count: number, order: Order): Generator<Row> {
  const candidateAt = Int32Array.from({ length: count }, (_, place) => (place * STEP) % count)
  const placeOf = new Int32Array(count)
  candidateAt.forEach((candidate, place) => {
    placeOf[candidate] = place
  })
  for (let at = 0; at < count; at++) {
    const candidate = order === 'by rank' ? (candidateAt[at] ?? 0) : at
    const place = placeOf[candidate] ?? 0
    const quarters = 800 - Math.floor((place * 801) / count)
    yield {
      candidateId: `26${String(candidate).padStart(6, '0')}`,
      mark: String(quarters / 4),
      rank: place + 1,
      percentage: (quarters / 8).toFixed(2),
    }
  }
}

const PORTION = 10_000

/** The file as an institute's spreadsheet saves it. */
export function csvFile(count: number, order: Order, examId: string): File {
  const parts: Blob[] = []
  let text = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage\r\n'
  let rows = 0
  for (const { candidateId, mark, rank, percentage } of rowsOf(count, order)) {
    text += `${candidateId},${examId},${mark},${rank},${percentage}\r\n`
    rows += 1
    if (rows % PORTION > 0 && rows < count) continue
    parts.push(new Blob([text]))
    text = ''
  }
  return new File(parts, `${examId} - results.csv`, { type: 'text/csv' })
}

/** The same rows as PostgreSQL's COPY reads them. */
export function copyText(count: number, order: Order, layer: number): Buffer[] {
  const parts: Buffer[] = []
  let text = ''
  let number = 1
  for (const { candidateId, mark, rank, percentage } of rowsOf(count, order)) {
    number += 1
    text += `${layer}\t${candidateId}\t${mark}\t${rank}\t${percentage}\t${number}\n`
    if (number % PORTION > 0 && number <= count) continue
    parts.push(Buffer.from(text))
    text = ''
  }
  return parts
}
