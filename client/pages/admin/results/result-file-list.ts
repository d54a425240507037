import type { ListParams, SortRules } from '#client/ui/list-address.ts'
import { searchable } from '#client/ui/searchable.ts'

/** Fields of a result file that the list filters and sorts by. */
export interface ListedFile {
  fileName: string
  examId: string
  examTitle?: string | null
  /** `yyyy-MM-dd` */
  examDate?: string | null
  totalResults: number
  /** ISO 8601 */
  uploadedAt: string
}

type SortKey = 'exam' | 'fileName' | 'examDate' | 'totalResults' | 'uploadedAt'

/** Newest exam first, as the specification wants it. */
export const resultFileSorts: SortRules<SortKey> = {
  usual: 'examDate',
  firstOrder: { exam: 'asc', fileName: 'asc', examDate: 'desc', totalResults: 'desc', uploadedAt: 'desc' },
}

/**
 * The files that the list parameters ask for. Upper and lower case are alike, and so are the kinds of digits; files without the value that is sorted by come
 * last in both orders; equal ones stay newest upload first.
 */
export function listed<File extends ListedFile>(
  files: readonly File[],
  { search, sort, order }: Omit<ListParams<SortKey>, 'after'>,
): File[] {
  const query = searchable(search)
  const found = files.filter(({ examId, fileName, examTitle }) =>
    [examId, fileName, examTitle ?? ''].some((text) => searchable(text).includes(query)),
  )
  const direction = order === 'asc' ? 1 : -1
  return found.sort((one, other) => {
    const [a, b] = [sortValue(one, sort), sortValue(other, sort)]
    const newest = compare(other.uploadedAt, one.uploadedAt)
    if (a === '' || b === '') return Number(a === '') - Number(b === '') || newest
    return direction * compare(a, b) || newest
  })
}

/** An exam is known by its title, and by its ID until it has one. */
export function examName({ examTitle, examId }: Pick<ListedFile, 'examTitle' | 'examId'>): string {
  return examTitle || examId
}

function sortValue(file: ListedFile, sort: SortKey): string | number {
  return sort === 'exam' ? examName(file) : (file[sort] ?? '')
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}
