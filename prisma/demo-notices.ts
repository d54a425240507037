import { demoPdf } from './demo-pdf.ts'
import { openingDay, seatPlan } from './demo-pictures.ts'

export interface DemoNotice {
  /** ISO 8601, with Nepal's offset. */
  at: string
  title: string
  description: string
  type?: 'URGENT'
  link?: string
  inactive?: true
  files?: { name: string; content: () => Buffer | Promise<Buffer> }[]
}

const routine = () =>
  demoPdf('Class Routine from Mangsir 8', [
    'Medical Entrance, morning group',
    '6:00 - 7:15   Zoology',
    '7:20 - 8:35   Chemistry',
    '8:50 - 10:05  Physics',
    '10:10 - 11:00 Mental Agility Test',
    '',
    'Paramedical, day group',
    '11:30 - 12:45 Botany',
    '12:50 - 2:05  Chemistry',
    '',
    'Saturday: model test, 7:00 - 10:00. Please bring your candidate card.',
  ])

/** The notices of the demo institute in the weeks around its eighth model test, oldest first. */
export const demoNotices: readonly DemoNotice[] = [
  {
    at: '2026-09-20T10:00:00+05:45',
    title: 'Dashain holiday',
    description:
      'The office and all classes are closed from Asoj 30 to Kartik 8. Classes resume on Kartik 9 at the usual times.\n\nHappy Dashain to all our students and their families!',
    inactive: true,
  },
  {
    at: '2026-10-04T09:15:00+05:45',
    title: 'Library open until 8 PM before the entrance exams',
    description:
      'From Sunday the library and the two study rooms on the third floor stay open until 8:00 PM, Sunday to Friday. Please keep your candidate card with you.',
  },
  {
    at: '2026-10-12T11:30:00+05:45',
    title: 'छात्रवृत्तिका लागि आवेदन खुला',
    description:
      'सामुदायिक विद्यालयबाट एसईई उत्तीर्ण गरेका र आर्थिक रूपमा कमजोर विद्यार्थीहरूका लागि २५ जनालाई पूर्ण छात्रवृत्ति उपलब्ध छ।\n\nआवश्यक कागजात:\n• कक्षा १२ को लब्धाङ्कपत्र\n• विद्यालयको सिफारिस पत्र\n• दुई प्रति फोटो\n\nआवेदन कार्यालयमा वा अनलाइन फारामबाट बुझाउन सकिन्छ।',
  },
  {
    at: '2026-10-18T14:00:00+05:45',
    title: 'New physics laboratory opened',
    description:
      'The new laboratory on the second floor has room for 36 students in twelve groups. Practical classes for the Applied Science group move there from this week.\n\nThanks to everybody who came to the opening.',
    files: [{ name: 'Opening day.jpg', content: openingDay }],
  },
  {
    at: '2026-10-25T08:00:00+05:45',
    title: 'Seat plan for CEE Model Test 7',
    description:
      'Doors open at 6:15 AM. The two front rows are for candidates who come from outside the valley and travel the same day.\n\nFind your seat number on the board at the entrance.',
    files: [{ name: 'Seat plan, hall A.jpg', content: seatPlan }],
  },
  {
    at: '2026-10-31T18:05:00+05:45',
    title: 'CEE Model Test 7: results are out',
    description:
      'Look up your result with your Candidate ID on the Results page. The top ten are listed there, too.',
  },
  {
    at: '2026-11-03T12:20:00+05:45',
    title: 'तिहार तथा छठ पर्वको बिदा',
    description:
      'तिहार तथा छठ पर्वको अवसरमा कात्तिक २१ देखि २९ गतेसम्म पठनपाठन बन्द रहनेछ। कार्यालय भने कात्तिक २६ गतेदेखि खुला रहनेछ।\n\nसम्पूर्ण विद्यार्थी तथा अभिभावकमा शुभकामना!',
  },
  {
    at: '2026-11-08T10:40:00+05:45',
    title: 'Free counseling for parents on Saturday',
    description:
      'Which course suits your child, what do the entrance exams ask, and what does it cost? Our counselors answer from 10:00 AM to 2:00 PM in the seminar hall. No registration needed.',
  },
  {
    at: '2026-11-12T16:30:00+05:45',
    title: 'Bring your candidate card to CEE Model Test 8',
    description:
      'Nobody is admitted without the card. If you lost yours, collect a new one at the office until Friday, 4:00 PM.',
    type: 'URGENT',
  },
  {
    at: '2026-11-14T18:00:00+05:45',
    title: 'CEE Model Test 8: results are out',
    description:
      'The results of CEE Model Test 8 are published. Look up yours with your Candidate ID on the Results page.\n\nAnswer sheets can be seen at the office on Sunday and Monday.',
  },
  {
    at: '2026-11-17T09:00:00+05:45',
    title: 'New class routine from Mangsir 8',
    description:
      'The routine changes for the morning and the day group. The file has the times of every subject; the Saturday model test stays as it is.',
    files: [{ name: 'Class routine (Mangsir).pdf', content: routine }],
  },
  {
    at: '2026-11-18T13:45:00+05:45',
    title: 'कक्षा तालिकामा परिवर्तन',
    description: 'मंसिर ८ गतेदेखि बिहानी समूहको जन्तु विज्ञानको कक्षा ६:०० बजे सुरु हुनेछ। नयाँ तालिका यसै साथ संलग्न छ।',
    files: [{ name: 'कक्षा तालिका.pdf', content: routine }],
  },
  {
    at: '2026-11-20T07:30:00+05:45',
    title: 'Application form for the medical entrance closes on Friday',
    description:
      'The commission takes online applications until Friday, 5:00 PM. Keep your citizenship or passport number, a photo and the payment receipt at hand.\n\nOur office helps with the form every day from 10:00 AM to 4:00 PM: bring your documents.',
    type: 'URGENT',
    link: 'https://example.com/entrance-application',
  },
]
