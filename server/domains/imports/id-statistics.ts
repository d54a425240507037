import { looksLikeDate } from '#server/lib/spreadsheet/looks-like-date.ts'
import type { IdFacts } from './csv-table.ts'
import { SAMPLE_SIZE } from './sample-size.ts'

/** Collects facts about Candidate IDs while a file is read, so that the preview need not scan all rows. */
export class IdStatistics {
  #first: string[] = []
  #ascending = true
  #dates = { count: 0, example: '' }
  #last = ''

  facts(): IdFacts {
    return {
      first: this.#first,
      ascending: this.#ascending,
      dates: this.#dates,
    }
  }

  add(id: string): void {
    if (this.#first.length < SAMPLE_SIZE) this.#first.push(id)
    if (id < this.#last) this.#ascending = false
    if (looksLikeDate(id)) this.#dates = { count: this.#dates.count + 1, example: id }
    this.#last = id
  }
}
