import { defineCollection } from '#server/content/collection.ts'
import {
  code,
  date,
  file,
  number,
  optional,
  rows,
  text,
  texts,
  webAddress,
} from '#server/content/field-kinds.ts'
import { say } from '#server/locales/say.ts'

const place = { section: 'Students’ area', audience: 'students' } as const
const onlyStudents = 'Only students who have signed in see them.'

const subject = text({ label: 'Subject', max: 60 })
const questionCount = number({ label: 'Number of questions', min: 1, max: 1_000 })
const pdf = file({ label: 'File', help: 'A PDF.' })

export const studyMaterials = defineCollection({
  ...place,
  page: '/materials',
  key: 'studyMaterials',
  type: 'StudyMaterial',
  label: 'Study materials',
  help: `Notes, formula sheets and problem sets as PDFs. ${onlyStudents}`,
  titleField: 'title',
  fields: {
    title: text({ label: 'Title', help: 'Such as “Physics study notes”.', max: 150 }),
    subject,
    kind: text({ label: 'Kind', help: 'Such as “Study notes” or “Formula sheet”.', max: 60 }),
    summary: text({ label: 'Summary', help: 'What is in it, in one sentence.', max: 300 }),
    pdf,
  },
})

export const questionSets = defineCollection({
  ...place,
  page: '/questionbank',
  key: 'questionSets',
  type: 'QuestionSet',
  label: 'Question bank',
  help: `Practice questions on one subject each, as PDFs. ${onlyStudents}`,
  titleField: 'subject',
  fields: {
    subject,
    questionCount,
    chapters: texts({ label: 'Chapters', max: 20, maxText: 80 }),
    pdf,
  },
})

export const previousPapers = defineCollection({
  ...place,
  page: '/papers',
  key: 'previousPapers',
  type: 'PreviousPaper',
  label: 'Previous papers',
  help: `Questions of earlier exams as PDFs. ${onlyStudents} The newest comes first.`,
  titleField: 'title',
  fields: {
    title: text({ label: 'Title', help: 'Such as “CEE Model Test 6”.', max: 150 }),
    course: text({ label: 'Course', max: 80 }),
    heldOn: date({ label: 'Held on' }),
    questionCount,
    minutes: number({ label: 'Time for it in minutes', min: 1, max: 1_000 }),
    pdf,
  },
})

export const courseSyllabi = defineCollection({
  ...place,
  page: '/syllabus',
  key: 'courseSyllabi',
  type: 'CourseSyllabus',
  label: 'Syllabus',
  help: `What each course teaches. ${onlyStudents} The PDF is made from it.`,
  max: 30,
  titleField: 'course',
  fields: {
    course: text({ label: 'Course', max: 80 }),
    programs: texts({ label: 'Programs that it prepares for', max: 20, maxText: 80 }),
    weeks: number({ label: 'Weeks', min: 1, max: 200 }),
    lessonMinutes: number({ label: 'Length of a lesson in minutes', min: 1, max: 600 }),
    subjects: rows({
      label: 'Subjects',
      type: 'SyllabusSubject',
      max: 12,
      fields: {
        name: text({ label: 'Subject', max: 60 }),
        lessons: number({ label: 'Lessons', min: 1, max: 1_000 }),
        topics: texts({ label: 'Topics', max: 30, maxText: 150 }),
      },
    }),
  },
  check: ({ subjects }) =>
    subjects.length === 0 ? [{ path: 'subjects', message: say`A syllabus has at least one subject` }] : [],
})

export const scheduledExams = defineCollection({
  ...place,
  page: '/schedule',
  key: 'scheduledExams',
  type: 'ScheduledExam',
  label: 'Exam schedule',
  help: 'Coming exams, shown from six weeks before. Students see them, and teachers with when to be there.',
  max: 200,
  titleField: 'title',
  check: ({ day, until }) =>
    until !== null && until < day
      ? [{ path: 'until', message: say`The last day must not be before the first` }]
      : [],
  fields: {
    title: text({ label: 'Title', help: 'Such as “CEE Model Test”.', max: 120 }),
    firstNumber: optional(
      number({
        label: 'Number',
        help: 'Follows the title. The exam’s repetitions count on from it.',
        min: 1,
        max: 9_999,
      }),
    ),
    day: date({ label: 'Day' }),
    startsAt: code({
      label: 'Begins at',
      help: '24-hour clock, such as 07:00.',
      pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
      example: '07:00',
    }),
    minutes: number({ label: 'Length in minutes', min: 5, max: 720 }),
    everyDays: optional(
      number({
        label: 'Repeated after days',
        help: '7 for every week. Empty for an exam that is once.',
        min: 1,
        max: 366,
      }),
    ),
    until: optional(date({ label: 'Repeated until', help: 'Empty for no end.' })),
    place: text({ label: 'Place', max: 150 }),
    covers: text({ label: 'What it covers', max: 300 }),
    questionCount,
    invigilators: number({ label: 'Invigilators', help: 'How many teachers are needed.', min: 0, max: 500 }),
    reportMinutes: optional(
      number({
        label: 'Minutes before the exam',
        help: 'How long before it invigilators are to be there. Empty for its beginning.',
        min: 0,
        max: 240,
      }),
    ),
  },
})

export const outsideLinks = defineCollection({
  ...place,
  page: '/student/links',
  key: 'outsideLinks',
  type: 'OutsideLink',
  label: 'Links',
  help: 'Pages elsewhere that students use. Those of the settings, such as your apps, stand before them.',
  max: 40,
  titleField: 'label',
  fields: {
    label: text({ label: 'Name', max: 80 }),
    about: text({ label: 'What it is', max: 150 }),
    url: webAddress({ label: 'Address' }),
  },
})
