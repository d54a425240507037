import type * as declared from '#server/content/declarations/online-class.ts'
import type { DemoOf } from './demo-of.ts'

export const onlineClassPage: DemoOf<typeof declared.onlineClassPage> = {
  intro:
    'The same teachers, the same tests, from wherever you are: live in the morning, recorded by the evening.',
  app: 'Install the app, sign in with your student ID, and the day’s classes are there.',
  withoutApp: 'Our app is not in the stores yet; call {phone} and we tell you how classes reach your phone.',
  browser: 'On a computer, or where the phone is full: the same classroom without installing anything.',
  withoutBrowser: 'You receive the link to your classroom when you enroll; call {phone} if it got lost.',
  featuresLead: 'Three things make it a course and not a pile of videos.',
  // In the order of a day.
  features: [
    {
      title: 'Live Classes',
      when: 'From six in the morning',
      text: 'The morning batch as it happens, with a tutor in the chat who takes questions to the teacher.',
    },
    {
      title: 'Recorded Lectures',
      when: 'By the same evening',
      text: 'Every class cut into topics, at the speed and the size that your connection allows.',
    },
    {
      title: 'Study Materials',
      when: 'Whenever you like',
      text: 'Notes, formula sheets and question sets to each lecture, small enough to keep on a phone.',
    },
  ],
  supportLead: 'The sound is gone, the app wants an update, the password is lost: somebody is there.',
}
