import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type * as declared from '#server/content/declarations/faculty.ts'

export const facultyPage: DemoOf<typeof declared.facultyPage> = {
  defaultBio:
    'Part of the team that keeps classes, tests and paperwork in order, so that students can give their minds to their books.',
  highlights: [
    {
      title: 'Experienced Faculty',
      text: 'Heads of department with twenty years and more in the classroom, beside young teachers who sat the same exams not long ago.',
    },
    {
      title: 'Proven Results',
      text: 'Nine in ten of our MBBS candidates found their name on the merit list in each of the last common exams.',
    },
    {
      title: 'Comprehensive Support',
      text: 'Doubt classes every weekday, a counselor to talk to, and a teacher who knows where each student stands.',
    },
  ],
}
