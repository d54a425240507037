import { defineSingleton } from '#server/content/collection.ts'
import { choice } from '#server/content/field-kinds.ts'
import { scheduledExams, studyMaterials } from './student-area.ts'
import { assignments } from './student-records.ts'

/** The collections that an admin may open to teachers. */
export const teacherCollections = [scheduledExams, assignments, studyMaterials].map(({ key }) => key)

export const teacherRights = defineSingleton({
  section: 'Settings',
  page: '/teacher',
  audience: 'students',
  supplement: true,
  key: 'teacherRights',
  type: 'TeacherRights',
  label: 'Rights of teachers',
  help: 'What accounts with the role Teacher may change. The activity log names who changed what.',
  fields: {
    mayEdit: choice({
      label: 'Teachers may edit',
      type: 'TeachersMayEdit',
      options: { nothing: 'Nothing', studentArea: 'Exam schedule, assignments and study materials' },
    }),
  },
})
