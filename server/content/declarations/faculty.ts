import { defineCollection, defineSingleton } from '#server/content/collection.ts'
import {
  choice,
  longText,
  optional,
  picture,
  reference,
  rows,
  slug,
  text,
} from '#server/content/field-kinds.ts'

const place = { section: 'People', page: '/faculty' } as const

const bio = { label: 'About them', help: 'Two or three sentences.', max: 600 }

const photo = picture({ label: 'Photograph', help: 'Upright or square. Without it a monogram is drawn.' })

export const departments = defineCollection({
  ...place,
  key: 'departments',
  type: 'Department',
  label: 'Departments',
  help: 'Groups of teachers. A department without teachers is not shown.',
  supplement: true,
  max: 30,
  titleField: 'name',
  slugField: 'slug',
  fields: {
    name: text({ label: 'Name', max: 60 }),
    slug: slug({ label: 'Address', help: 'Small letters and hyphens, such as botany.' }),
    motto: optional(text({ label: 'Motto', help: 'One line on how the department teaches.', max: 150 })),
    picture: optional(
      choice({
        label: 'Picture',
        type: 'DepartmentPicture',
        options: {
          zoology: 'Elephant',
          chemistry: 'Flask',
          botany: 'Leaf',
          physics: 'Magnet',
          mat: 'Dominoes',
        },
      }),
    ),
  },
})

export const teachers = defineCollection({
  ...place,
  key: 'teachers',
  type: 'Teacher',
  label: 'Teachers',
  help: 'The teaching faculty. The first teacher of a department is shown as its head.',
  max: 100,
  titleField: 'name',
  fields: {
    name: text({ label: 'Name', max: 100 }),
    department: reference({ label: 'Department', to: 'departments' }),
    designation: text({ label: 'Designation', max: 100 }),
    specialization: optional(text({ label: 'Specialization', max: 120 })),
    bio: optional(longText(bio)),
    photo,
  },
})

export const administrativeTeam = defineCollection({
  ...place,
  key: 'administrativeTeam',
  type: 'Administrator',
  label: 'Administrative team',
  help: 'The institute’s management. The first three are shown large.',
  max: 60,
  titleField: 'name',
  fields: {
    name: text({ label: 'Name', max: 100 }),
    designation: text({ label: 'Designation', max: 100 }),
    bio: optional(longText({ ...bio, help: 'Without it the words from “Faculty page” are shown.' })),
    photo,
  },
})

export const facultyPage = defineSingleton({
  ...place,
  key: 'facultyPage',
  type: 'FacultyPage',
  label: 'Faculty page',
  help: 'A default text for teachers without their own, and the strengths of the faculty.',
  supplement: true,
  fields: {
    defaultBio: optional(
      longText({
        label: 'Words for colleagues without their own',
        help: 'Shown for members of the administrative team.',
        max: 600,
      }),
    ),
    highlights: rows({
      label: 'Highlights',
      help: 'Shown at the end of the page.',
      type: 'TitledText',
      max: 6,
      fields: { title: text({ label: 'Title', max: 80 }), text: longText({ label: 'Text', max: 500 }) },
    }),
  },
})
