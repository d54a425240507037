import { builder } from '#server/graphql/builder.ts'
import type { StudentShape } from './active-lists.ts'

// A student is a candidate's entry on the institute's student lists: name and groups. The newest active list with the
// candidate wins.

export const Student = builder.objectRef<StudentShape>('Student').implement({
  description: "A candidate's entry on the newest active student list.",
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName'),
    groups: t.exposeString('groups'),
  }),
})
