import type * as declared from '#server/content/declarations/overview.ts'
import type { DemoOf } from './demo-of.ts'

/** Figures as the institute states them. */
export const overviewPage: DemoOf<typeof declared.overviewPage> = {
  figures: [
    { value: '10,000+', label: 'students every year', picture: 'stairs', ne: { label: 'विद्यार्थी हरेक वर्ष' } },
    { value: '95%', label: 'success rate', picture: 'ribbon', ne: { label: 'सफलता दर' } },
    { value: '29+', label: 'years experience', picture: 'ruler', ne: { label: 'वर्षको अनुभव' } },
    { value: '50+', label: 'awards won', picture: 'rosettes', ne: { label: 'पुरस्कार' } },
  ],

  legacyIntro:
    'Founded in 1996 with two rented rooms, in a building of our own since 2006, and still on the same street.',
  legacyDrawing: 'twoBuildings',
  milestones: [
    {
      year: 1996,
      title: 'Two rented rooms',
      text: 'Five teachers, thirty-eight students and one blackboard above a pharmacy in Bagbazar. Nineteen of them got a seat that year.',
      ne: {
        title: 'भाडाका दुई कोठा',
        text: 'बागबजारको औषधि पसलमाथि पाँच शिक्षक, अठतीस विद्यार्थी र एउटा कालोपाटी। त्यस वर्ष उन्नाइस जनाले सिट पाए।',
      },
    },
    {
      year: 2001,
      title: 'The first model test',
      text: 'A full paper in a borrowed school hall, corrected by hand overnight. It has been held every other Saturday since.',
      ne: {
        title: 'पहिलो नमुना परीक्षा',
        text: 'मागेको विद्यालयको हलमा पूरा प्रश्नपत्र, रातभर हातैले जाँचियो। त्यसपछि हरेक दोस्रो शनिबार हुँदै आएको छ।',
      },
    },
    {
      year: 2006,
      title: 'A building of our own',
      text: 'Six floors, paid for by ten years of fees and a loan that former students vouched for. The first class sat on the floor: the benches came a week later.',
      ne: {
        title: 'आफ्नै भवन',
        text: 'छ तला, दश वर्षको शुल्क र पुराना विद्यार्थीले जमानी बसेको ऋणले बनेको। पहिलो कक्षा भुइँमा बस्यो: बेञ्च हप्तापछि मात्र आए।',
      },
    },
    {
      year: 2014,
      title: 'Beyond medicine',
      text: 'The paramedical and the applied science groups open, with laboratories on the second floor.',
      ne: {
        title: 'चिकित्साभन्दा पर',
        text: 'पारामेडिकल र व्यावहारिक विज्ञानका समूह सुरु भए, दोस्रो तलामा प्रयोगशालासहित।',
      },
    },
    {
      year: 2020,
      title: 'Class without a classroom',
      text: 'When Kathmandu stood still, lessons went on from the teachers’ kitchens. The recordings are still watched each evening.',
      ne: {
        title: 'कक्षाकोठाबिनाको कक्षा',
        text: 'काठमाडौँ रोकिँदा पनि शिक्षकका भान्साबाट पढाइ चल्यो। त्यतिबेलाका रेकर्ड अझै हरेक साँझ हेरिन्छन्।',
      },
    },
    {
      year: 2024,
      title: '206 of 229',
      text: 'So many of those who sat the CEE for MBBS with us passed it. Their names hang in the stairwell.',
      ne: {
        title: '229 मध्ये 206',
        text: 'हामीसँग MBBS को CEE दिनेमध्ये यति जना उत्तीर्ण भए। उनीहरूका नाम सिँढीको भित्तामा छन्।',
      },
    },
  ],

  recognitions: [
    {
      title: 'Registered and inspected',
      by: 'Education and Sports Section, Kathmandu Metropolitan City',
      text: 'Registered as an educational institute since 1996, inspected every year.',
      ne: {
        title: 'दर्ता र निरीक्षण',
        by: 'शिक्षा तथा खेलकुद विभाग, काठमाडौँ महानगरपालिका',
        text: 'सन् 1996 देखि शैक्षिक संस्थाका रूपमा दर्ता, हरेक वर्ष निरीक्षण।',
      },
    },
    {
      title: 'Education Excellence Award',
      by: 'Bagmati Education Forum, 2019 and 2023',
      text: 'For results in medical entrance exams and for open books on fees.',
      ne: {
        title: 'शिक्षा उत्कृष्टता पुरस्कार',
        by: 'बागमती शिक्षा मञ्च, 2019 र 2023',
        text: 'चिकित्सा प्रवेश परीक्षाका नतिजा र शुल्कको खुला हिसाबका लागि।',
      },
    },
    {
      title: 'Partner in scholarships',
      by: 'Twelve municipalities',
      text: 'Each year they send us gifted students of community schools, who learn here free of charge.',
      ne: {
        title: 'छात्रवृत्तिका साझेदार',
        by: 'बाह्र नगरपालिका',
        text: 'हरेक वर्ष सामुदायिक विद्यालयका प्रतिभाशाली विद्यार्थी पठाउँछन्, जो यहाँ निःशुल्क पढ्छन्।',
      },
    },
  ],

  facilitiesIntro: 'Six floors, from the counseling desk to the examination hall.',
  facilities: [
    'Classrooms with projectors and sound',
    'Physics, chemistry and biology laboratories',
    'Library with two study rooms',
    'Computer room for screen-based tests',
    'Examination hall for 240 candidates',
    'Counseling rooms for students and parents',
  ],
  ne: {
    legacyIntro: 'सन् 1996 मा भाडाका दुई कोठामा स्थापना, 2006 देखि आफ्नै भवनमा, अझै उही सडकमा।',
    facilitiesIntro: 'परामर्श कक्षदेखि परीक्षा हलसम्म, छ तला।',
    facilities: [
      'प्रोजेक्टर र साउन्डसहितका कक्षाकोठा',
      'भौतिक, रसायन र जीवविज्ञानका प्रयोगशाला',
      'दुई अध्ययन कक्षसहितको पुस्तकालय',
      'स्क्रिनमा हुने परीक्षाका लागि कम्प्युटर कोठा',
      '240 परीक्षार्थी अट्ने परीक्षा हल',
      'विद्यार्थी र अभिभावकका लागि परामर्श कक्ष',
    ],
  },
}
