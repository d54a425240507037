import type { MediaRecord } from '#server/domains/media/media.ts'

/** The kinds of PDFs, each with the page that lists them: a visitor is redirected there after signing in. */
export const pdfPages = {
  materials: '/materials',
  'question-bank': '/questionbank',
  papers: '/papers',
  syllabus: '/syllabus',
} as const
export type PdfKind = keyof typeof pdfPages

/** A PDF for students: uploaded, or typeset with the institute's letterhead. */
export interface StudentPdf {
  kind: PdfKind
  /** Id of its item. */
  id: string
  title: string
  source: MediaRecord | Template
}

/** A document's text in server/pdf. */
export interface Template {
  file: string
  data: unknown
}

/** Path prefix of downloads for students only. */
export const STUDENT_FILES = '/files/student'

export function pdfUrl({ kind, id }: Pick<StudentPdf, 'kind' | 'id'>): string {
  return `${STUDENT_FILES}/${kind}/${id}.pdf`
}

export const isUploaded = (source: StudentPdf['source']): source is MediaRecord => 'filePath' in source

export function pdfFileName({ title, source }: StudentPdf): string {
  return isUploaded(source) ? source.fileName : `${title}.pdf`
}

/** The uploaded PDF of an item, or the demo's text, whose file is called like the item. */
export function pdfOf(
  kind: PdfKind,
  { id, title, name, media }: { id: string; title: string; name: string; media: MediaRecord | null },
): StudentPdf {
  const file = `${kind}/${name.toLowerCase().replaceAll(' ', '-')}.typ`
  return { kind, id, title, source: media ?? { file, data: null } }
}
