/** What the list of result files looks at in a file. */
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

const sortable = ['exam', 'fileName', 'examDate', 'totalResults', 'uploadedAt'] as const

export type SortKey = (typeof sortable)[number]
export type SortOrder = 'asc' | 'desc'

/** Which files to list, and in which order: what the page's address says. */
export interface ListWish {
  search: string
  sort: SortKey
  order: SortOrder
}

/** Newest exam first, as the specification wants it. */
const plain: ListWish = { search: '', sort: 'examDate', order: 'desc' }

/** Text begins at A, dates and numbers begin with the newest and the most. */
const firstOrder: Record<SortKey, SortOrder> = {
  exam: 'asc',
  fileName: 'asc',
  examDate: 'desc',
  totalResults: 'desc',
  uploadedAt: 'desc',
}

/** Reads the wish from an address; whatever it does not know is as in a plain list. */
export function readListWish(params: URLSearchParams): ListWish {
  const sort = sortable.find((key) => key === params.get('sort')) ?? plain.sort
  const order = params.get('order')
  return {
    search: params.get('search') ?? '',
    sort,
    order: order === 'asc' || order === 'desc' ? order : firstOrder[sort],
  }
}

/** The shortest query of an address that says the wish. */
export function listParams({ search, sort, order }: ListWish): URLSearchParams {
  return new URLSearchParams({
    ...(search !== '' && { search }),
    ...(sort !== plain.sort && { sort }),
    ...(order !== firstOrder[sort] && { order }),
  })
}

/** The wish after a press on a column's header: that column first, and turned round at the second press. */
export function sortedBy(wish: ListWish, sort: SortKey): ListWish {
  const turned = wish.order === 'asc' ? 'desc' : 'asc'
  return { ...wish, sort, order: wish.sort === sort ? turned : firstOrder[sort] }
}

/**
 * The files that the wish asks for. Upper and lower case are alike; files without the value that is sorted by come
 * last in both orders; equal ones stay newest upload first.
 */
export function listed<File extends ListedFile>(
  files: readonly File[],
  { search, sort, order }: ListWish,
): File[] {
  const wanted = search.trim().toLowerCase()
  const found = files.filter(({ examId, fileName, examTitle }) =>
    [examId, fileName, examTitle ?? ''].some((text) => text.toLowerCase().includes(wanted)),
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
