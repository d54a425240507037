import { demoExams } from '#prisma/demo-content/student-area/exams.ts'
import type { ExamSeries } from '#server/domains/student-area/exam-calendar-rules.ts'

/** The exams of the demo as staff enter them; an id is the title in small letters. */
export const demoSeries: readonly ExamSeries[] = demoExams.map((exam) => ({
  ...exam,
  id: exam.title.toLowerCase().replaceAll(' ', '-'),
}))
