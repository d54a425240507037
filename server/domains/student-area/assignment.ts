import { builder } from '#server/graphql/builder.ts'
import { type AssignmentShape, assignmentStatus, assignmentsAt } from './assignment-rules.ts'
import { demoRecords } from './demo-records.ts'

// An assignment is homework on paper: its task, due date, submission and marks.

const AssignmentStatus = builder.enumType('AssignmentStatus', {
  description: 'Submitted, due, or overdue.',
  values: ['DUE', 'SUBMITTED', 'OVERDUE'] as const,
})

const Assignment = builder.objectRef<AssignmentShape>('Assignment').implement({
  description: 'Homework: its task, due date, submission and marks.',
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
    description: "The student's homework: overdue, due, then submitted. [student]",
    resolve: (_root, _args, services) => demoRecords(services, assignmentsAt(new Date())),
  }),
)
