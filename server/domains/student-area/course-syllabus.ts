import { courseSyllabi as collection } from '#server/content/declarations/student-area.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Services } from '#server/graphql/context.ts'
import { PdfFile } from './pdf-file.ts'
import { publishedItems } from './published-items.ts'
import type { StudentPdf } from './student-pdf.ts'

// A course syllabus lists the subjects of a course, their numbers of lessons and their topics.

export async function listSyllabi(services: Pick<Services, 'content'>) {
  const items = await publishedItems(collection, services)
  return items.map((item) => ({ ...item, pdf: syllabusPdf(item) }))
}

type Syllabus = Awaited<ReturnType<typeof publishedItems<typeof collection.fields>>>[number]

export function syllabusPdf({
  id,
  publishedAt: _at,
  ...data
}: Pick<Syllabus, 'id' | 'course'> & Partial<Syllabus>): StudentPdf {
  return {
    kind: 'syllabus',
    id,
    title: `Syllabus - ${data.course}`,
    source: { file: 'syllabus.typ', data },
  }
}

type Subject = Syllabus['subjects'][number]

const SyllabusSubject = builder.objectRef<Subject>('SyllabusSubject').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    lessons: t.exposeInt('lessons', { description: 'Number of lessons.' }),
    topics: t.exposeStringList('topics'),
  }),
})

const CourseSyllabus = builder.objectRef<Syllabus & { pdf: StudentPdf }>('CourseSyllabus').implement({
  description: 'The subjects of a course, with lessons and topics.',
  fields: (t) => ({
    id: t.exposeID('id'),
    course: t.exposeString('course'),
    programs: t.exposeStringList('programs', { description: 'The programs that the course prepares for.' }),
    weeks: t.exposeInt('weeks'),
    lessonMinutes: t.exposeInt('lessonMinutes', { description: 'Length of a lesson in minutes.' }),
    subjects: t.expose('subjects', { type: [SyllabusSubject] }),
    pdf: t.expose('pdf', { type: PdfFile }),
  }),
})

builder.queryField('syllabus', (t) =>
  t.field({
    authScopes: { student: true },
    type: [CourseSyllabus],
    description: 'The syllabus of each course. [student]',
    complexity: { multiplier: collection.max },
    resolve: (_root, _args, context) => listSyllabi(context),
  }),
)
