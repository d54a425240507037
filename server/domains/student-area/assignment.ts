import { builder } from '#server/builder.ts'
import { type AssignmentShape, assignmentStatus, assignmentsAt } from './assignment-rules.ts'

// An assignment is homework on paper: what to do, until when, and what came of it.

const AssignmentStatus = builder.enumType('AssignmentStatus', {
  description: 'Handed in, still to be handed in, or past its time.',
  values: ['DUE', 'SUBMITTED', 'OVERDUE'] as const,
})

const Assignment = builder.objectRef<AssignmentShape>('Assignment').implement({
  description: 'Homework: what to do and until when.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    subject: t.exposeString('subject'),
    task: t.exposeString('task'),
    dueAt: t.expose('dueAt', { type: 'DateTime' }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    status: t.field({
      type: AssignmentStatus,
      resolve: (assignment) => assignmentStatus(assignment, new Date()),
    }),
    fullMarks: t.exposeInt('fullMarks'),
    marks: t.exposeInt('marks', { nullable: true, description: 'Null until it is marked.' }),
  }),
})

builder.queryField('assignments', (t) =>
  t.field({
    authScopes: { student: true },
    type: [Assignment],
    description: 'Homework: overdue, due, then handed in. [student]',
    resolve: () => assignmentsAt(new Date()),
  }),
)
