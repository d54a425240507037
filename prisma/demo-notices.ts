import { loadSharp } from '#server/lib/load-sharp.ts'
import type { NoticeType } from '#shared/notice-types.ts'

const ink = '#323a75'
const pale = '#e4e6f3'
const marigold = '#f5b335'

/** A seat plan of a hall: rows with an aisle, the first two rows marked. */
function seatPlan(): Promise<Buffer> {
  const seats = Array.from({ length: 8 * 12 }, (_, index) => {
    const [row, column] = [Math.floor(index / 12), index % 12]
    const x = 130 + column * 78 + (column >= 6 ? 84 : 0)
    return `<rect x="${x}" y="${190 + row * 72}" width="54" height="46" rx="8" fill="${row < 2 ? marigold : ink}"/>`
  })
  return drawn(
    1280,
    840,
    `<rect x="380" y="60" width="520" height="60" rx="8" fill="${ink}" opacity=".25"/>${seats.join('')}`,
  )
}

/** A building with flags in front of hills. */
function openingDay(): Promise<Buffer> {
  const windows = Array.from({ length: 24 }, (_, index) => {
    const [row, column] = [Math.floor(index / 8), index % 8]
    return `<rect x="${372 + column * 70}" y="${400 + row * 90}" width="38" height="52" fill="${pale}"/>`
  })
  const flags = Array.from({ length: 16 }, (_, index) => {
    const x = 120 + index * 68
    return `<path d="M${x} ${250 + Math.abs(index - 7.5) * 8}l20 34 20-34z" fill="${index % 2 ? marigold : ink}"/>`
  })
  return drawn(
    1280,
    853,
    `<path d="M0 520L220 240 380 430 610 150 820 410 1010 230 1280 500V853H0z" fill="#a9b0da"/>
     <path d="M540 236L610 150 676 234 640 222 612 250 580 226z" fill="#fffefb"/>
     <rect x="330" y="350" width="620" height="400" fill="${ink}"/>${windows.join('')}
     <rect x="590" y="640" width="100" height="110" fill="${marigold}"/>
     <rect y="750" width="1280" height="103" fill="#d8cfbf"/>${flags.join('')}`,
  )
}

async function drawn(width: number, height: number, shapes: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#faf7f1"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer()
}

export interface DemoNotice {
  /** ISO 8601, with Nepal's offset. */
  at: string
  title: string
  description: string
  ne?: { title: string; description: string }
  type?: NoticeType
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
    ne: {
      title: 'दसैं बिदा',
      description:
        'असोज 30 देखि कात्तिक 8 सम्म कार्यालय र सबै कक्षा बन्द रहनेछन्। कात्तिक 9 गतेदेखि कक्षा सदाको समयमा चल्नेछन्।\n\nसम्पूर्ण विद्यार्थी र उहाँहरूका परिवारमा विजया दशमीको शुभकामना!',
    },
    inactive: true,
  },
  {
    at: '2026-10-04T09:15:00+05:45',
    title: 'Library open until 8 PM before the entrance exams',
    description:
      'From Sunday the library and the two study rooms on the third floor stay open until 8:00 PM, Sunday to Friday. Please keep your candidate card with you.',
    ne: {
      title: 'प्रवेश परीक्षाअघि पुस्तकालय बेलुकी 8 बजेसम्म',
      description:
        'आइतबारदेखि पुस्तकालय र तेस्रो तलाका दुवै अध्ययन कक्ष आइतबारदेखि शुक्रबारसम्म बेलुकी 8:00 बजेसम्म खुला रहन्छन्। परीक्षार्थी कार्ड साथमा राख्नुहोला।',
    },
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
    ne: {
      title: 'भौतिकशास्त्रको नयाँ प्रयोगशाला सुरु',
      description:
        'दोस्रो तलाको नयाँ प्रयोगशालामा 12 समूहमा 36 जना विद्यार्थी अट्छन्। व्यावहारिक विज्ञान समूहका प्रयोगात्मक कक्षा यही हप्तादेखि त्यहाँ सर्छन्।\n\nउद्घाटनमा आउनुभएका सबैलाई धन्यवाद।',
    },
    files: [{ name: 'Opening day.jpg', content: openingDay }],
  },
  {
    at: '2026-10-25T08:00:00+05:45',
    title: 'Seat plan for CEE Model Test 7',
    description:
      'Doors open at 6:15 AM. The two front rows are for candidates who come from outside the valley and travel the same day.\n\nFind your seat number on the board at the entrance.',
    ne: {
      title: 'CEE Model Test 7 को सिट योजना',
      description:
        'बिहान 6:15 बजे ढोका खुल्छ। अगाडिका दुई लहर उपत्यकाबाहिरबाट त्यही दिन आउने परीक्षार्थीका लागि हुन्।\n\nआफ्नो सिट नम्बर प्रवेशद्वारको पाटीमा हेर्नुहोस्।',
    },
    files: [{ name: 'Seat plan, hall A.jpg', content: seatPlan }],
  },
  {
    at: '2026-10-31T18:05:00+05:45',
    title: 'CEE Model Test 7: results are out',
    description:
      'Look up your result with your Candidate ID on the Results page. The top ten are listed there, too.',
    ne: {
      title: 'CEE Model Test 7 को नतिजा प्रकाशित',
      description: 'नतिजा पृष्ठमा आफ्नो परीक्षार्थी नम्बर राखेर नतिजा हेर्नुहोस्। उत्कृष्ट दस जनाको सूची पनि त्यहीँ छ।',
    },
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
    ne: {
      title: 'शनिबार अभिभावकका लागि निःशुल्क परामर्श',
      description:
        'तपाईंको छोराछोरीलाई कुन कोर्स सुहाउँछ, प्रवेश परीक्षामा के सोधिन्छ, र खर्च कति लाग्छ? हाम्रा परामर्शदाता सेमिनार हलमा बिहान 10:00 बजेदेखि दिउँसो 2:00 बजेसम्म जवाफ दिनुहुन्छ। नाम दर्ता गर्नु पर्दैन।',
    },
  },
  {
    at: '2026-11-12T16:30:00+05:45',
    title: 'Bring your candidate card to CEE Model Test 8',
    description:
      'Nobody is admitted without the card. If you lost yours, collect a new one at the office until Friday, 4:00 PM.',
    ne: {
      title: 'CEE Model Test 8 मा परीक्षार्थी कार्ड ल्याउनुहोस्',
      description:
        'कार्डबिना कसैलाई पनि प्रवेश दिइँदैन। कार्ड हराएको भए शुक्रबार दिउँसो 4:00 बजेसम्म कार्यालयबाट नयाँ लिनुहोस्।',
    },
    type: 'URGENT',
  },
  {
    at: '2026-11-14T18:00:00+05:45',
    title: 'CEE Model Test 8: results are out',
    description:
      'The results of CEE Model Test 8 are published. Look up yours with your Candidate ID on the Results page.\n\nAnswer sheets can be seen at the office on Sunday and Monday.',
    ne: {
      title: 'CEE Model Test 8 को नतिजा प्रकाशित',
      description:
        'CEE Model Test 8 को नतिजा प्रकाशित भएको छ। नतिजा पृष्ठमा आफ्नो परीक्षार्थी नम्बर राखेर हेर्नुहोस्।\n\nउत्तरपुस्तिका आइतबार र सोमबार कार्यालयमा हेर्न सकिन्छ।',
    },
  },
  {
    at: '2026-11-17T09:00:00+05:45',
    title: 'New class routine from Mangsir 8',
    description:
      'The routine changes for the morning and the day group. The file has the times of every subject; the Saturday model test stays as it is.',
    ne: {
      title: 'मंसिर 8 देखि नयाँ कक्षा तालिका',
      description:
        'बिहानी र दिवा समूहको तालिका फेरिएको छ। सबै विषयको समय फाइलमा छ; शनिबारको नमुना परीक्षा यथावत् रहनेछ।',
    },
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
    ne: {
      title: 'चिकित्सा प्रवेश परीक्षाको आवेदन शुक्रबारसम्म',
      description:
        'आयोगले शुक्रबार बेलुकी 5:00 बजेसम्म अनलाइन आवेदन लिन्छ। नागरिकता वा राहदानी नम्बर, फोटो र भुक्तानीको रसिद साथमा राख्नुहोस्।\n\nहाम्रो कार्यालयले हरेक दिन बिहान 10:00 बजेदेखि दिउँसो 4:00 बजेसम्म फाराम भर्न सघाउँछ: कागजात ल्याउनुहोस्।',
    },
    type: 'URGENT',
    link: 'https://example.com/entrance-application',
  },
]

/** A one-page A4 PDF with a heading and lines of plain English text. */
function demoPdf(heading: string, lines: readonly string[]): Buffer {
  const show = (text: string) => `(${text.replace(/[()\\]/g, '\\$&')}) Tj`
  const page = [
    'BT /F2 20 Tf 60 770 Td',
    show(heading),
    '/F1 12 Tf 0 -34 Td 20 TL',
    ...lines.map((line) => `${show(line)} T*`),
    'ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
