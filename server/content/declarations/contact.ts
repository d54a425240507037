import { defineSingleton } from '#server/content/collection.ts'
import { longText, optional, rows, text } from '#server/content/field-kinds.ts'

export const contactPage = defineSingleton({
  key: 'contactPage',
  type: 'ContactPage',
  label: 'Contact page',
  section: 'Contact and legal pages',
  page: '/contact',
  help: 'Texts beside phones, email and address, and advice to visitors for the day they come.',
  supplement: true,
  fields: {
    intro: optional(text({ label: 'Introduction', help: 'Below the page’s title.', max: 300 })),
    emailNote: optional(text({ label: 'Note on email', help: 'Such as how soon you answer.' })),
    addressNote: optional(
      text({ label: 'Note on the address', help: 'Such as whether a visit needs an appointment.' }),
    ),
    visitLead: optional(text({ label: 'Why to visit you', help: 'Below “Visit us”.', max: 300 })),
    visitPlan: rows({
      label: 'What visitors can do',
      type: 'TitledText',
      max: 6,
      fields: { title: text({ label: 'Title', max: 80 }), text: longText({ label: 'Text', max: 500 }) },
    }),
  },
})
