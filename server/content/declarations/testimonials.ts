import { defineCollection } from '#server/content/collection.ts'
import { longText, number, picture, text } from '#server/content/field-kinds.ts'

const place = { section: 'People', page: '/testimonials' } as const

export const testimonials = defineCollection({
  ...place,
  key: 'testimonials',
  type: 'Testimonial',
  label: 'Testimonials',
  help: 'Testimonials of students. Ask each of them for permission first.',
  titleField: 'name',
  fields: {
    name: text({ label: 'Name', max: 100 }),
    course: text({ label: 'Course', max: 100 }),
    content: longText({ label: 'Words', max: 1_500 }),
    rating: number({ label: 'Stars', min: 1, max: 5 }),
    photo: picture({ label: 'Photograph', help: 'Only with the consent of the person.', isWanted: false }),
  },
})

export const successStories = defineCollection({
  ...place,
  key: 'successStories',
  type: 'SuccessStory',
  label: 'Success stories',
  help: 'Ways to a seat, at length.',
  max: 30,
  titleField: 'title',
  fields: {
    title: text({ label: 'Title', max: 150 }),
    content: longText({ label: 'Story', max: 4_000 }),
    name: text({ label: 'Name', max: 100 }),
    achievement: text({ label: 'Achievement', help: 'What it led to, such as a seat or a scholarship.' }),
    photo: picture({ label: 'Photograph', help: 'Only with the consent of the person.', isWanted: false }),
  },
})
