import { assignments as collection } from '#server/content/declarations/student-records.ts'
import { ownCandidates } from '#server/domains/candidates/own-candidates.ts'
import { builder } from '#server/graphql/builder.ts'
import { type AssignmentShape, assignmentStatus, assignmentsOf } from './assignment-rules.ts'
import { publishedItems } from './published-items.ts'

// An assignment is homework on paper: its task, due date, submission and marks.

const AssignmentStatus = builder.enumType('AssignmentStatus', {
  values: {
    DUE: {},
    SUBMITTED: {},
    OVERDUE: {},
    PAST: {
      description: 'Its time is over; without a linked candidate ID it is not known whether it is submitted.',
    },
  } as const,
})

const Assignment = builder.objectRef<AssignmentShape>('Assignment').implement({
  description: 'Homework: its task, due date, submission and marks.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    subject: t.exposeString('subject'),
    task: t.exposeString('task'),
    dueAt: t.expose('dueAt', { type: 'DateTime' }),
    submittedOn: t.expose('submittedOn', {
      type: 'Date',
      nullable: true,
      description: 'Null until it is handed in, and when the day was not entered.',
    }),
    status: t.field({
      type: AssignmentStatus,
      resolve: (assignment, _args, { db }) => assignmentStatus(assignment, db.now()),
    }),
    fullMarks: t.exposeInt('fullMarks'),
    marks: t.exposeInt('marks', { nullable: true, description: 'Null until it is marked.' }),
  }),
})

builder.queryField('assignments', (t) =>
  t.field({
    authScopes: { student: true },
    type: [Assignment],
    description:
      "The homework of everybody, of the student's groups and of the candidate IDs that are linked to the account: overdue, due, then submitted. [student]",
    complexity: { multiplier: collection.max },
    resolve: async (_root, _args, { content, db, viewer }) => {
      if (viewer.kind === 'VISITOR') return []
      const items = await publishedItems(collection, { content })
      return assignmentsOf(items, await ownCandidates(db, viewer.user.id), db.now())
    },
  }),
)
