import type { LegalDocument, LegalParty } from '#client/pages/public/legal/legal-document.ts'

export const cookiesPolicy = ({ name }: LegalParty): LegalDocument => ({
  title: 'Cookies Policy',
  description: `Which cookies the website of ${name} sets, what for and how long, and how to do without them.`,
  intro: `Cookies are small notes that a website leaves in your browser. The website of ${name} leaves very few.`,
  inShort: [
    'Reading, and looking up a result, works without any cookie.',
    'Signing in sets three cookies; signing out removes the two that keep you signed in.',
    'None of our own cookies follows you to other websites.',
  ],
  sections: [
    {
      title: 'Cookies we set',
      body: [
        'All of them are necessary for signing in, and are set when you do; the last one also when you set a new password:',
        [
          'Access: shows for 15 minutes at a time that you are signed in.',
          'Refresh: lets your browser renew that without asking for the password again, until you sign out.',
          'Device: lets you try again on your own device while attempts to guess your password from elsewhere are being slowed down.',
        ],
        'Scripts cannot read them, and they are sent to this website only.',
        'If you choose Nepali, one more cookie remembers that for a year, or until you choose English.',
      ],
    },
    {
      title: 'Cookies of other services',
      body: [
        'Where this website shows a video, a map, a form or a chat window of another company, or counts visits with an analytics service, that company may set cookies of its own. Each of these is there only if the institute uses it; a video player is loaded only when you press play.',
      ],
    },
    {
      title: 'What you can do',
      body: [
        'You can delete cookies, and refuse them, in the settings of your browser. Without ours you can read everything that is public; you cannot stay signed in.',
      ],
    },
    {
      title: 'Age and law',
      body: [
        'This website is meant for people of 16 and older, and this policy, like our terms, is governed by the laws of Nepal.',
      ],
    },
    {
      title: 'Changes',
      body: ['When we use another cookie we write it down here, with the date above.'],
    },
  ],
})
