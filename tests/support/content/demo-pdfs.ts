import { demoMaterials } from '#prisma/demo-content/student-area/materials.ts'
import { demoPapers, demoQuestionSets } from '#prisma/demo-content/student-area/questions.ts'
import { demoSyllabi } from '#prisma/demo-content/student-area/syllabi.ts'
import { syllabusPdf } from '#server/domains/student-area/course-syllabus.ts'
import {
  type PdfKind,
  pdfOf,
  type StudentPdf,
  type Template,
} from '#server/domains/student-area/student-pdf.ts'

const typesetOf = (kind: PdfKind, name: string) =>
  pdfOf(kind, { id: name, title: name, name, media: null }) as DemoPdf

export type DemoPdf = StudentPdf & { source: Template }

/** Every PDF of the demo, as it is typeset. */
export const demoPdfs: readonly DemoPdf[] = [
  ...demoMaterials.map(({ title }) => typesetOf('materials', title)),
  ...demoQuestionSets.map(({ subject }) => typesetOf('question-bank', subject)),
  ...demoPapers.map(({ title }) => typesetOf('papers', title)),
  ...demoSyllabi.map((one) => syllabusPdf({ ...one, id: one.course, isSample: true }) as DemoPdf),
]
