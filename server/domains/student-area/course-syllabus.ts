import { builder } from '#server/graphql/builder.ts'
import { demoRecords } from './demo-records.ts'
import { PdfFile } from './pdf-file.ts'
import type { Sheet } from './sheet.ts'
import { type CourseSyllabusShape, type SubjectShape, syllabusCourses } from './syllabus-courses.ts'

// A course syllabus lists the subjects of a course, their numbers of lessons and their topics.

export function syllabusSheet(syllabus: CourseSyllabusShape): Sheet {
  return { kind: 'syllabus', id: syllabus.id, title: `Syllabus - ${syllabus.course}`, data: syllabus }
}

const SyllabusSubject = builder.objectRef<SubjectShape>('SyllabusSubject').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    lessons: t.exposeInt('lessons', { description: 'Number of lessons of 75 minutes.' }),
    topics: t.stringList({ resolve: ({ topics }) => [...topics] }),
  }),
})

const CourseSyllabus = builder.objectRef<CourseSyllabusShape>('CourseSyllabus').implement({
  description: 'The subjects of a course, with lessons and topics.',
  fields: (t) => ({
    id: t.exposeID('id'),
    course: t.exposeString('course'),
    programs: t.stringList({
      description: 'The programs that the course prepares for.',
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
    description: 'The syllabus of each course. [student]',
    resolve: (_root, _args, services) => demoRecords(services, syllabusCourses),
  }),
)
