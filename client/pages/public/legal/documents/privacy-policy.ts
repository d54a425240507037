import type { LegalDocument, LegalParty } from '#client/pages/public/legal/legal-document.ts'

export const privacyPolicy = ({ name }: LegalParty): LegalDocument => ({
  title: 'Privacy Policy',
  description: `What ${name} knows about visitors and students, why, for how long, and how to have it corrected or removed.`,
  intro: `This page says what ${name} knows about you when you use this website, why, and what you can do about it.`,
  inShort: [
    'Reading this website needs no account and no name.',
    'A result is shown to whoever knows the candidate ID, and the PIN or date of birth where the exam asks for one. The ten best of an exam may be listed.',
    'We sell no data and show no advertisements.',
    'This website is not directed to children under 16.',
  ],
  sections: [
    {
      title: 'What we collect',
      body: [
        'Most pages can be read without telling us anything. We keep what is needed for the rest:',
        [
          'Account: your name, email address, a password that is stored only as a hash, and the candidate IDs that are linked to it. An invitation to make one has the name, email address and candidate ID that our staff wrote.',
          'Exam records: candidate ID, name, group, marks, rank and percentage, as entered by our exam staff, and the result slips that were downloaded. PIN and date of birth, where results ask for one, only as hashes.',
          'Requests for a re-check: your words, and the phone number or email address at which you want our answer.',
          'Student records: marks of assignments, fees and payments, as entered by our staff.',
          'Work of our staff: who published or changed what.',
          'Technical records: the time and the page asked for, in the server’s log.',
          'Refused requests: when too many requests come from your connection, the log has a code made from its address with a key that changes every day. To count look-ups, a hash of the address and of each candidate ID is kept for up to two hours.',
        ],
      ],
    },
    {
      title: 'What we use it for',
      body: [
        'To sign you in, to show results, study materials, assignments and fees to those they are meant for, to answer requests for a re-check, to confirm that a result slip is genuine, to send invitations and the mails you ask for (such as a link to set a new password), to know who published or changed something, and to keep the website safe from misuse. We use it for nothing else.',
      ],
    },
    {
      title: 'Who sees it',
      body: [
        'Our staff, as far as their work needs it. The services that run this website for us, such as its hosting and mail delivery, under our instructions. Authorities of Nepal, when a law obliges us. Nobody buys data from us.',
        'Lists of students and results as files are never public. A result is shown for one candidate ID at a time, with the PIN or date of birth where the exam asks for one, and the number of look-ups is limited so that IDs cannot be collected. The ten best results of an exam may be listed, with names and candidate IDs or with initials and shortened IDs, as we choose for each exam.',
      ],
    },
    {
      title: 'Other services',
      body: [
        'Where a page shows a video, a map, a form or a chat window of another company, that company receives your address from the moment the page loads it, and its own policy applies. Visits may be counted by an analytics service; it is told which public page was opened, never a candidate ID.',
      ],
    },
    {
      title: 'How long we keep it',
      body: [
        'Accounts until you ask us to close them; an account whose address was never confirmed, 30 days. The times of sign-ins for 90 days after they end. An invitation 30 days after its link has run out. Exam records until our staff delete the files of the exam, or yours when you ask us; result slips as long. Requests for a re-check 180 days after our answer, unanswered ones 365 days. Marks of assignments, fees and payments until our staff delete them, and 14 days. What our staff did, for 3 years. Backups may have longer what was deleted.',
        'Server logs for a short time, as long as faults and misuse take to be found. The key to the codes of refused requests for 7 days; after that nobody can tell from which address they came.',
      ],
    },
    {
      title: 'Children',
      body: [
        'This website is not directed to children under 16, and we do not knowingly collect their data. If you believe that a child under 16 has given us personal data, write to us and we remove it.',
      ],
    },
    {
      title: 'Your rights',
      body: [
        'Under the Individual Privacy Act, 2075 (2018) of Nepal you may ask what we know about you and have mistakes corrected. You may also ask us to remove it, or to take your result off this website. We answer within fifteen days.',
      ],
    },
    {
      title: 'How it is protected',
      body: [
        'Connections are encrypted, passwords are stored as hashes, files with personal data are open to signed-in staff only, and access ends when a colleague leaves.',
      ],
    },
    {
      title: 'Changes',
      body: ['When we change this policy we change it here, with the date above.'],
    },
  ],
})
