import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type * as declared from '#server/content/declarations/courses.ts'

/** The groups in which courses are taught, in the order of the home page. */
export const courseGroups: DemoOf<typeof declared.courseGroups>[] = [
  {
    slug: 'medical',
    name: 'Medical Entrance',
    category: 'Medical',
    hue: 'rhododendron',
    timing: 'Morning 6:00 to 10:00 AM, day 11:00 AM to 3:00 PM',
    times: [
      { from: 6, to: 10 },
      { from: 11, to: 15 },
    ],
    purpose: 'For the Common Entrance Examination of the Medical Education Commission.',
    ne: {
      name: 'चिकित्सा प्रवेश',
      category: 'चिकित्सा',
      timing: 'बिहान 6:00 देखि 10:00, दिउँसो 11:00 देखि 3:00',
      purpose: 'चिकित्सा शिक्षा आयोगको साझा प्रवेश परीक्षाका लागि।',
    },
  },
  {
    slug: 'paramedical',
    name: 'Paramedical',
    category: 'Paramedical',
    hue: 'juniper',
    timing: 'Morning 6:30 to 9:30 AM, afternoon 1:00 to 4:00 PM',
    times: [
      { from: 6.5, to: 9.5 },
      { from: 13, to: 16 },
    ],
    purpose: 'For the health professions around the doctor, in the same entrance examination.',
    ne: {
      name: 'पारामेडिकल',
      category: 'पारामेडिकल',
      timing: 'बिहान 6:30 देखि 9:30, दिउँसो 1:00 देखि 4:00',
      purpose: 'चिकित्सकसँगै काम गर्ने स्वास्थ्य पेसाका लागि, उही प्रवेश परीक्षामा।',
    },
  },
  {
    slug: 'applied-science',
    name: 'Applied Science & Technology',
    category: 'Applied Science & Technology',
    hue: 'barley',
    timing: 'Morning 7:00 to 9:30 AM, evening 3:00 to 5:00 PM',
    times: [
      { from: 7, to: 9.5 },
      { from: 15, to: 17 },
    ],
    purpose: 'For the entrance tests of the agriculture, forestry and technology universities.',
    ne: {
      name: 'व्यावहारिक विज्ञान तथा प्रविधि',
      category: 'व्यावहारिक विज्ञान तथा प्रविधि',
      timing: 'बिहान 7:00 देखि 9:30, साँझ 3:00 देखि 5:00',
      purpose: 'कृषि, वन र प्रविधि विश्वविद्यालयका प्रवेश परीक्षाका लागि।',
    },
  },
]
