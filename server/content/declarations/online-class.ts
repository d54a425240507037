import { defineSingleton } from '#server/content/collection.ts'
import { longText, optional, rows, text } from '#server/content/field-kinds.ts'

const words = (label: string, help: string) => optional(text({ label, help, max: 300 }))
const phone = '{phone} stands for your first phone number.'

export const onlineClassPage = defineSingleton({
  key: 'onlineClassPage',
  type: 'OnlineClassPage',
  label: 'Online class',
  section: 'Courses',
  page: '/online-class',
  body: ['withoutApp', 'withoutBrowser'],
  help: 'How classes reach students at home. The links to the apps and the classroom are settings.',
  fields: {
    intro: words('Introduction', 'Below the page’s title.'),
    app: words('On the phone', 'Above the links to your apps.'),
    withoutApp: words('On the phone, without an app', `Shown when no link to an app is set. ${phone}`),
    browser: words('In the browser', 'Above the link to your online class.'),
    withoutBrowser: words('In the browser, without a link', `Shown when no link is set. ${phone}`),
    featuresLead: words('Below “A day online”', 'One or two sentences.'),
    features: rows({
      label: 'A day online',
      help: 'What an online student gets, in the order of a day.',
      type: 'OnlineClassFeature',
      max: 8,
      fields: {
        title: text({ label: 'Title', max: 80 }),
        when: text({ label: 'When', help: 'Such as “By the same evening”.', max: 80 }),
        text: longText({ label: 'Text', max: 500 }),
      },
    }),
    supportLead: words('Below “Support”', 'What students can ask for by phone and email.'),
  },
})
