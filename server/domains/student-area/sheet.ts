/** The kinds of sheets, each with the page that lists them: a visitor is redirected there after signing in. */
export const sheetPages = {
  materials: '/materials',
  'question-bank': '/questionbank',
  papers: '/papers',
  syllabus: '/syllabus',
} as const

/** A document for students: its text is server/pdf/{kind}/{id}.typ, or {kind}.typ filled with `data`. */
export interface Sheet {
  kind: keyof typeof sheetPages
  id: string
  title: string
  data?: unknown
}

/** Path prefix of downloads for students only. */
export const STUDENT_FILES = '/files/student'

export function sheetUrl({ kind, id }: Sheet): string {
  return `${STUDENT_FILES}/${kind}/${id}.pdf`
}

export function sheetFileName({ title }: Sheet): string {
  return `${title}.pdf`
}
