import { subMinutes } from 'date-fns/subMinutes'
import { builder } from '#server/builder.ts'
import { examsFrom, type ScheduledExamShape } from './exam-calendar-rules.ts'
import { STUDENT_FILES } from './sheet.ts'

// A scheduled exam is a model test or a chapter test that is still to come. Students see when and where it is; teachers
// also see when they have to be there.

export const SCHEDULE_FILE = `${STUDENT_FILES}/exam-schedule.ics`

/** Invigilators lay out the papers before the doors open. */
const REPORT_MINUTES_BEFORE = 45

const ScheduledExam = builder.objectRef<ScheduledExamShape>('ScheduledExam').implement({
  description: 'An exam that is still to come.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    place: t.exposeString('place'),
    covers: t.exposeString('covers', { description: 'What is asked.' }),
    questionCount: t.exposeInt('questionCount'),
  }),
})

const ExamDuty = builder.objectRef<ScheduledExamShape>('ExamDuty').implement({
  description: 'An exam that is still to come, and what it asks of the teachers.',
  fields: (t) => ({
    exam: t.field({ type: ScheduledExam, resolve: (exam) => exam }),
    reportAt: t.field({
      type: 'DateTime',
      description: 'When invigilators are in the hall.',
      resolve: ({ startsAt }) => subMinutes(startsAt, REPORT_MINUTES_BEFORE),
    }),
    invigilators: t.exposeInt('invigilators', { description: 'How many are needed.' }),
  }),
})

builder.queryFields((t) => ({
  examSchedule: t.field({
    authScopes: { student: true },
    type: [ScheduledExam],
    description: 'The exams to come, the next one first. [student]',
    resolve: () => examsFrom(new Date()),
  }),
  examDuties: t.field({
    authScopes: { teacher: true },
    type: [ExamDuty],
    description: 'The same exams as teachers prepare them. [teacher]',
    resolve: () => examsFrom(new Date()),
  }),
}))
