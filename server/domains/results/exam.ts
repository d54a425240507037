import { builder } from '#server/builder.ts'
import { keepable } from '#server/keepable.ts'
import { type ExamShape, listExams } from './find-exams.ts'

// An exam is what candidates sat: its code stands in every row of its result files. It has no record of its own; it is
// there as long as one of its files is published, and takes title and date from the newest that states them.

export const Exam = builder.objectRef<ExamShape>('Exam').implement({
  description: 'An exam whose results are published.',
  fields: (t) => ({
    id: t.exposeID('id', { description: "The exam's code, as its result files state it." }),
    title: t.exposeString('title', {
      description: "As published, else the part of the file's name before “ - ”.",
    }),
    date: t.expose('date', { type: 'Date', nullable: true }),
  }),
})

builder.queryField('exams', (t) =>
  t.field({
    ...keepable,
    authScopes: { public: true },
    type: [Exam],
    description: 'The exams with results to see, newest first, those without a date last. [anyone]',
    resolve: (_root, _args, { db }) => listExams(db),
  }),
)
