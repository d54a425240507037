import { defineCollection, defineSingleton, notAbove } from '#server/content/collection.ts'
import {
  choice,
  date,
  longText,
  number,
  optional,
  picture,
  reference,
  rows,
  slug,
  text,
} from '#server/content/field-kinds.ts'
import { say } from '#server/locales/say.ts'

const place = { section: 'Courses', page: '/courses' } as const

const hour = (label: string) =>
  number({ label, help: '24-hour clock; 6.5 is 6:30.', min: 0, max: 24, step: 0.25 })

export const courseGroups = defineCollection({
  ...place,
  key: 'courseGroups',
  type: 'CourseGroup',
  label: 'Course groups',
  help: 'Courses that are taught together. A group is shown once it has a published course; the home page shows the first three.',
  supplement: true,
  max: 12,
  titleField: 'name',
  slugField: 'slug',
  check: ({ times }) =>
    times.flatMap(({ from, to }, index) =>
      notAbove(`times.${index}.from`, [from, say`The beginning of class`], [to, say`its end`]),
    ),
  fields: {
    name: text({ label: 'Name', max: 80 }),
    category: text({ label: 'Short name', help: 'On tabs and labels, such as Medical.', max: 60 }),
    slug: slug({ label: 'Address', help: 'Small letters and hyphens, such as medical.' }),
    hue: choice({
      label: 'Colour',
      type: 'Hue',
      options: { indigo: 'Indigo', rhododendron: 'Red', juniper: 'Green', barley: 'Yellow' },
    }),
    purpose: text({ label: 'Purpose', help: 'Who the group is for, in one sentence.', max: 250 }),
    timing: text({ label: 'Class hours in words', help: 'Such as: Morning 6:00 to 10:00 AM', max: 150 }),
    times: rows({
      label: 'Class hours',
      help: 'Drawn as a strip of the day.',
      type: 'ClassTime',
      max: 6,
      fields: { from: hour('From'), to: hour('To') },
    }),
  },
})

export const courses = defineCollection({
  ...place,
  key: 'courses',
  type: 'Course',
  label: 'Courses',
  help: 'Each course has a page of its own. It is shown while its group is published.',
  max: 60,
  titleField: 'title',
  slugField: 'slug',
  hasOwnPages: true,
  fields: {
    title: text({ label: 'Title', max: 80 }),
    shortName: optional(
      text({ label: 'Short name', help: 'On the home page; without it, the title stands there.', max: 60 }),
    ),
    slug: slug({ label: 'Address', help: 'Small letters and hyphens, such as bsc-nursing.' }),
    degree: text({ label: 'Degree in full', help: 'Such as Bachelor of Science in Nursing.', max: 150 }),
    group: reference({ label: 'Group', to: 'courseGroups' }),
    homePosition: optional(
      number({
        label: 'Place on the home page',
        help: 'Within its group, 1 for the first. Courses without a place follow in the order of this list.',
        min: 1,
        max: 60,
      }),
    ),
    shortDescription: text({ label: 'Short description', help: 'One or two sentences.', max: 300 }),
    longDescription: longText({ label: 'Long description', max: 3_000 }),
    drawing: choice({
      label: 'Drawing',
      type: 'CourseDrawing',
      options: {
        heart: 'Heart',
        tooth: 'Tooth',
        lamp: 'Oil lamp',
        mortar: 'Mortar and pestle',
        eye: 'Eye',
        microscope: 'Microscope',
        ribs: 'X-ray',
        village: 'House',
        stretch: 'Person who stretches',
        speech: 'Speech bubble',
        barley: 'Ear of barley',
        buffalo: 'Buffalo',
        pine: 'Pine tree',
        cog: 'Cogwheel',
        bowl: 'Bowl of food',
      },
    }),
    picture: picture({ label: 'Picture', help: 'Wide. Without it the drawing is shown.' }),
    duration: optional(text({ label: 'Duration of the degree', help: 'Such as 4 years.', max: 80 })),
    eligibility: optional(text({ label: 'Who may apply', max: 250 })),
    exam: optional(text({ label: 'Exam', help: 'The exam that the course prepares for.', max: 200 })),
    marks: rows({
      label: 'Marks in the exam',
      type: 'SubjectMarks',
      max: 12,
      fields: {
        subject: text({ label: 'Subject', max: 60 }),
        marks: number({ label: 'Marks', min: 1, max: 1_000 }),
      },
    }),
    questions: optional(number({ label: 'Questions in the exam', min: 1, max: 1_000 })),
    fee: optional(text({ label: 'Fee', help: 'Such as ₹25,000 for 16 weeks.', max: 120 })),
    nextBatch: optional(
      date({ label: 'Next batch', help: 'First day of class. Not shown once it is past.' }),
    ),
    seats: optional(number({ label: 'Seats', min: 1, max: 10_000 })),
    timetable: optional(
      text({ label: 'Timetable', help: 'Such as Sunday to Friday, 6 to 10 AM.', max: 250 }),
    ),
    teacher: optional(text({ label: 'Teacher', help: 'Who teaches or leads the course.', max: 150 })),
  },
})

export const coursesPage = defineSingleton({
  ...place,
  key: 'coursesPage',
  type: 'CoursesPage',
  label: 'Introductions',
  help: 'Sentences above the list of courses.',
  supplement: true,
  fields: {
    intro: optional(text({ label: 'On the courses page', max: 250 })),
    homeIntro: optional(text({ label: 'On the home page', max: 250 })),
  },
})
