import type { LegalDocument, LegalParty } from '#client/pages/public/legal/legal-document.ts'

export const termsOfService = ({ name }: LegalParty): LegalDocument => ({
  title: 'Terms of Service',
  description: `The rules for using the website and the courses of ${name}: age, accounts, payments, content and the law that applies.`,
  intro: `By using this website or enrolling in a course of ${name} you agree to these terms.`,
  inShort: [
    'You must be 16 or older to use this website on your own.',
    'Payments are non-refundable unless stated otherwise in writing.',
    'The official result is the one on the exam office’s sheet.',
    'The laws of Nepal apply.',
  ],
  sections: [
    {
      title: 'Who may use this website',
      body: [
        'Users must be 16 years or older. Whoever is younger may use it together with a parent or guardian, who then agrees to these terms for them.',
      ],
    },
    {
      title: 'Your account',
      body: [
        'An account is for one person. Keep its password to yourself and tell us at once when somebody else may know it. What is done through your account counts as done by you. We may close accounts that are misused.',
      ],
    },
    {
      title: 'Courses and admission',
      body: [
        'A place is yours when the office has confirmed it and the first instalment is paid. Timetables, teachers and rooms may change when there is a reason; we tell you beforehand where we can.',
      ],
    },
    {
      title: 'Payments',
      body: [
        'Fees are stated in Nepalese rupees and are due on the dates agreed at admission. Payments are non-refundable unless stated otherwise in writing. If we cancel a course, you receive back what you paid for the part not taught.',
      ],
    },
    {
      title: 'Results and notices',
      body: [
        'We publish results and notices with care. Should this website and the exam office’s sheet disagree, the sheet holds, and we correct the website. A result on this website is no certificate.',
      ],
    },
    {
      title: 'Study materials',
      body: [
        'Notes, videos, question sets and tests belong to us or to those who made them. You may use them for your own study, and not:',
        [
          'sell them or pass them on to people who are not enrolled,',
          'record classes or tests without permission,',
          'publish them anywhere, in whole or in part.',
        ],
      ],
    },
    {
      title: 'Fair use',
      body: [
        'Do not collect other people’s results, try to enter areas that are not yours, or burden the website with automatic requests. We limit and block such use.',
      ],
    },
    {
      title: 'What we answer for',
      body: [
        'We prepare students as well as we can and promise no rank and no seat: those depend on the exam and on you. As far as the law allows, we are not liable for losses that arise from an interruption of this website or from another website that it links to.',
      ],
    },
    {
      title: 'Law and disputes',
      body: [
        'These terms are governed by the laws of Nepal, and the courts of Nepal decide what cannot be settled by talking. Talk to us first.',
      ],
    },
    {
      title: 'Changes',
      body: [
        'When we change these terms we change them here, with the date above. Changes do not touch fees already agreed.',
      ],
    },
  ],
})
