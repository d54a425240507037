import { builder } from '#server/builder.ts'
import { PdfFile } from './pdf-file.ts'
import type { Sheet } from './sheet.ts'
import { type CourseSyllabusShape, type SubjectShape, syllabusCourses } from './syllabus-courses.ts'

// A course syllabus is what a course teaches: its subjects, how many lessons each has, and their topics.

export function syllabusSheet(syllabus: CourseSyllabusShape): Sheet {
  return { kind: 'syllabus', id: syllabus.id, title: `Syllabus - ${syllabus.course}`, data: syllabus }
}

const SyllabusSubject = builder.objectRef<SubjectShape>('SyllabusSubject').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    lessons: t.exposeInt('lessons', { description: 'Of 75 minutes each.' }),
    topics: t.stringList({ resolve: ({ topics }) => [...topics] }),
  }),
})

const CourseSyllabus = builder.objectRef<CourseSyllabusShape>('CourseSyllabus').implement({
  description: 'What a course teaches.',
  fields: (t) => ({
    id: t.exposeID('id'),
    course: t.exposeString('course'),
    programs: t.stringList({
      description: 'What the course prepares for.',
      resolve: ({ programs }) => [...programs],
    }),
    weeks: t.exposeInt('weeks'),
    subjects: t.field({ type: [SyllabusSubject], resolve: ({ subjects }) => [...subjects] }),
    pdf: t.field({ type: PdfFile, resolve: syllabusSheet }),
  }),
})

builder.queryField('syllabus', (t) =>
  t.field({
    authScopes: { student: true },
    type: [CourseSyllabus],
    description: 'What each course teaches. [student]',
    resolve: () => [...syllabusCourses],
  }),
)
