import type * as declared from '#server/content/declarations/contact.ts'
import type { DemoOf } from './demo-of.ts'

export const contactPage: DemoOf<typeof declared.contactPage> = {
  intro:
    'A person answers: about courses, fees, scholarships, or just to ask which class to sit in on first.',
  emailNote: 'We answer within a working day.',
  addressNote: 'Come as you are: no appointment needed.',
  visitLead: 'The best way to choose a teacher is to hear one. Three things you can do on the day you come:',
  // Actions that need no question before them.
  visitPlan: [
    { title: 'Sit in on a class', text: 'Any class of any batch, for a day, free of charge.' },
    {
      title: 'Take a placement test',
      text: 'Forty minutes on paper. You take the result home, whatever you decide.',
    },
    {
      title: 'Talk to the counselor',
      text: 'Courses, fees and scholarships, with parents at the table.',
    },
  ],
}
