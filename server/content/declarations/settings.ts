import { defineSingleton } from '#server/content/collection.ts'
import type { Field } from '#server/content/field.ts'
import {
  choice,
  code,
  color,
  email,
  number,
  optional,
  phone,
  phones,
  picture,
  plainText,
  rows,
  text,
  webAddress,
} from '#server/content/field-kinds.ts'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'

/** Difference between a year in B.S. and the year in A.D. in which it begins. */
const AHEAD = 57

/** A year in A.D. that has begun. Many people in Nepal know it in B.S., which is in the future in A.D. */
export function pastYear(options: { label: string; help?: string }): Field<number> {
  const field = number({ ...options, min: 1900, max: 2100 })
  const schema = field.schema.refine((year) => year <= Number(todayInNepal().slice(0, 4)), {
    error: ({ input }) =>
      `${options.label} must be a year in A.D. that has begun. The year ${input} in B.S. began in ${Number(input) - AHEAD}`,
  })
  return { ...field, schema }
}

const place = { section: 'Settings', page: '/', isSetting: true } as const

// The fields have the names of the keys of the file that SITE_CONFIG names (see server/config/site.ts).

export const identity = defineSingleton({
  ...place,
  key: 'identity',
  type: 'Identity',
  label: 'Name and contact',
  help: 'Who the institute is: in the head and foot of every page, in mails and on printed papers.',
  fields: {
    name: text({ label: 'Name', max: 120 }),
    shortName: text({ label: 'Short name', help: 'For the top bar and for phones.', max: 30 }),
    tagline: text({ label: 'Tagline', help: 'One sentence below the name on the home page.' }),
    description: plainText({
      label: 'Description',
      help: 'One or two sentences for search engines.',
      max: 300,
    }),
    establishedYear: pastYear({ label: 'Established', help: 'The year in A.D.' }),
    phones: phones({ label: 'Phone numbers' }),
    email: email({ label: 'Email address' }),
    address: text({ label: 'Address' }),
    brandColor: optional(
      color({
        label: 'Brand colour',
        help: 'Buttons, links, patterns, mails and papers follow it.',
        isWanted: true,
      }),
    ),
    logo: picture({ label: 'Logo', help: 'Square or wide, at least 200 pixels high.', minHeight: 200 }),
    officeHours: text({ label: 'Office hours', help: 'Such as: Sunday to Friday, 7:00 AM - 5:00 PM' }),
    firstCalendar: choice({
      type: 'FirstCalendar',
      label: 'Calendar that comes first',
      help: 'Dates stand in both calendars on pages, in mails and on papers.',
      options: {
        BY_LANGUAGE: 'By the language: A.D. in English, B.S. in Nepali',
        AD: 'A.D., such as Nov 22, 2026 (6 Mangsir 2083)',
        BS: 'B.S., such as 6 Mangsir 2083 (Nov 22, 2026)',
      },
    }),
    nepaliDigits: choice({
      type: 'NepaliDigits',
      label: 'Digits in Nepali',
      help: 'Of marks, candidate IDs, dates and counts on Nepali pages, in mails and on papers. Both can be typed.',
      options: { DEVANAGARI: 'Devanagari, such as ०८१००१', LATIN: 'Latin, such as 081001' },
    }),
  },
})

const address = (label: string, help: string) => optional(webAddress({ label, help }))

export const services = defineSingleton({
  ...place,
  key: 'services',
  type: 'SiteServices',
  label: 'Links and services',
  help: 'Pages and services elsewhere. What is left empty is not shown.',
  fields: {
    socialLinks: rows({
      label: 'Social media',
      isWanted: true,
      type: 'SocialMediaLink',
      max: 8,
      fields: { name: text({ label: 'Name', max: 40, same: true }), url: webAddress({ label: 'Address' }) },
    }),
    whatsAppNumber: optional(phone({ label: 'WhatsApp number', help: 'With the country code.' })),
    messengerUrl: address('Messenger', 'The address that opens a conversation.'),
    onlineFormUrl: address('Online form', 'Shown in a frame. The final address after redirects.'),
    onlineClassUrl: address('Online class', 'Where students enter their classes.'),
    mapEmbedUrl: optional(
      webAddress({
        label: 'Map',
        help: 'The address of a map to embed. The final address after redirects.',
        isWanted: true,
      }),
    ),
    portalLogInUrl: address('Login elsewhere', 'Only if students sign in on another site.'),
    portalSignUpUrl: address('Sign-up elsewhere', 'Only if students sign up on another site.'),
    iosAppUrl: address('App for iPhones', 'Its page in the App Store.'),
    androidAppUrl: address('App for Android', 'Its page in Google Play.'),
    analyticsId: optional(
      code({ label: 'Google Analytics', pattern: /^G-[A-Z\d]+$/, example: 'G-AB12CD34EF' }),
    ),
    chatPluginId: optional(
      code({
        label: 'Facebook chat',
        pattern: /^[\w.-]+$/,
        example: 'the name or number of a Facebook page',
      }),
    ),
    youTubeChannelId: optional(
      code({
        label: 'YouTube channel',
        help: 'Its finished live streams become the recorded classes. Needs YOUTUBE_API_KEY.',
        pattern: /^[\w-]+$/,
        example: 'UCabcdefghijklmnopqrstuv',
      }),
    ),
    secondSecretOfNewExams: choice({
      type: 'SecondSecretOfNewExams',
      label: 'What candidates enter for new exams',
      options: { NONE: 'Candidate ID only', PIN: 'ID and PIN', BIRTH_DATE: 'ID and date of birth' },
    }),
    topPerformersOfNewExams: choice({
      type: 'TopPerformersOfNewExams',
      label: 'Top performers of new exams',
      options: { NAMES: 'With names', INITIALS: 'With initials', OFF: 'Not shown' },
    }),
  },
})
