import { scheduledExams } from '#server/content/declarations/student-area.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Services } from '#server/graphql/context.ts'
import { examsFrom, type ScheduledExamShape } from './exam-calendar-rules.ts'
import { publishedItems } from './published-items.ts'
import { STUDENT_FILES } from './student-pdf.ts'

// A scheduled exam is a coming model test or chapter test. Students see its time and place; teachers also see their duty.

export const SCHEDULE_FILE = `${STUDENT_FILES}/exam-schedule.ics`

/** The coming exams, earliest first. */
export async function listExamsFrom(
  services: Pick<Services, 'content'>,
  now: Date,
): Promise<ScheduledExamShape[]> {
  return examsFrom(await publishedItems(scheduledExams, services), now)
}

const ScheduledExam = builder.objectRef<ScheduledExamShape>('ScheduledExam').implement({
  description: 'A coming exam.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    place: t.exposeString('place'),
    covers: t.exposeString('covers', { description: 'The topics of the exam.' }),
    questionCount: t.exposeInt('questionCount'),
  }),
})

const ExamDuty = builder.objectRef<ScheduledExamShape>('ExamDuty').implement({
  description: 'A coming exam with the duties of teachers.',
  fields: (t) => ({
    exam: t.field({ type: ScheduledExam, resolve: (exam) => exam }),
    reportAt: t.expose('reportAt', {
      type: 'DateTime',
      description: 'When invigilators must be in the hall.',
    }),
    invigilators: t.exposeInt('invigilators', { description: 'Number of invigilators needed.' }),
  }),
})

builder.queryFields((t) => ({
  examSchedule: t.field({
    authScopes: { student: true },
    type: [ScheduledExam],
    description: 'The coming exams, earliest first. [student]',
    complexity: { multiplier: scheduledExams.max },
    resolve: (_root, _args, context) => listExamsFrom(context, context.db.now()),
  }),
  examDuties: t.field({
    authScopes: { teacher: true },
    type: [ExamDuty],
    description: 'The coming exams with the duties of teachers, earliest first. [teacher]',
    complexity: { multiplier: scheduledExams.max },
    resolve: (_root, _args, context) => listExamsFrom(context, context.db.now()),
  }),
}))
