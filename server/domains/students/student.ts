import { builder } from '#server/builder.ts'
import type { StudentShape } from './find-students.ts'

// A student is a candidate as the institute's student lists know them: the name and the groups behind an ID.
// Of several lists the newest that is switched on and names the candidate counts.

export const Student = builder.objectRef<StudentShape>('Student').implement({
  description: 'What the newest active student list says of a candidate.',
  fields: (t) => ({
    candidateId: t.exposeString('candidateId'),
    studentName: t.exposeString('studentName'),
    groups: t.exposeString('groups'),
  }),
})
