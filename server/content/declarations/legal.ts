import { defineSingleton } from '#server/content/collection.ts'
import { date, longText, optional, rows, text } from '#server/content/field-kinds.ts'

const place = { section: 'Contact and legal pages', supplement: true } as const

const fields = {
  additions: optional(
    longText({
      label: 'Our own additions',
      help: 'Shown below the standard text, which follows what this software does.',
      max: 4_000,
    }),
  ),
  sections: rows({
    label: 'Our own text instead of the standard text',
    help: 'Only if you have a complete text of your own, from a lawyer for example.',
    type: 'LegalTextSection',
    max: 20,
    fields: { title: text({ label: 'Title', max: 100 }), text: longText({ label: 'Text', max: 2_000 }) },
  }),
  changedOn: optional(
    date({ label: 'Date of our own text', help: 'When you changed it last; shown beside it.' }),
  ),
}

export const privacyPolicyPage = defineSingleton({
  ...place,
  key: 'privacyPolicyPage',
  type: 'PrivacyPolicyPage',
  label: 'Privacy policy',
  page: '/privacy-policy',
  help: 'There is a standard text. Add to it, or replace it.',
  fields,
})

export const termsOfServicePage = defineSingleton({
  ...place,
  key: 'termsOfServicePage',
  type: 'TermsOfServicePage',
  label: 'Terms of service',
  page: '/terms-of-service',
  help: 'There is a standard text. Add to it, or replace it.',
  fields,
})

export const cookiesPolicyPage = defineSingleton({
  ...place,
  key: 'cookiesPolicyPage',
  type: 'CookiesPolicyPage',
  label: 'Cookies policy',
  page: '/cookies-policy',
  help: 'There is a standard text. Add to it, or replace it.',
  fields,
})
