import type * as declared from '#server/content/declarations/achievements.ts'
import type { DemoOf } from './demo-of.ts'

export const achievementsPage: DemoOf<typeof declared.achievementsPage> = {
  intro:
    'Every stitch below is a student who sat the entrance exam with us; the coloured ones found their name on the merit list.',
  figures: [
    { value: '28+', label: 'Years of Excellence', ne: { label: 'उत्कृष्टताका वर्ष' } },
    { value: '600+', label: 'Medical Scholarships', ne: { label: 'चिकित्सा छात्रवृत्ति' } },
    { value: '90%+', label: 'Success Rate', ne: { label: 'सफलता दर' } },
    { value: '50+', label: 'Entrance Toppers', ne: { label: 'प्रवेश परीक्षाका उत्कृष्ट' } },
  ],
  ne: {
    intro: 'तलको हरेक टाँका हामीसँग प्रवेश परीक्षा दिने एक विद्यार्थी हो; रङ्गीन टाँकाको नाम योग्यता सूचीमा निस्कियो।',
  },
}

/** The students are invented. */
export const achievementYears: DemoOf<typeof declared.achievementYears>[] = [
  {
    year: 2024,
    hue: null,
    title: 'CEE MBBS Entrance',
    summary: 'Nine of every ten who sat the exam with us found their name on the merit list.',
    selected: 206,
    of: 229,
    badges: [],
    scholarships: null,
    toppers: [
      {
        name: 'Aayusha Khadka',
        reached: 'Rank 3 in Nepal',
        from: 'Hetauda, Makwanpur',
        ne: { name: 'आयुषा खड्का', reached: 'नेपालभरि तेस्रो', from: 'हेटौँडा, मकवानपुर' },
      },
      {
        name: 'Saugat Raj Yadav',
        reached: 'Rank 7, full scholarship at IOM',
        from: 'Lahan, Siraha',
        ne: { name: 'सौगातराज यादव', reached: 'सातौँ, IOM मा पूर्ण छात्रवृत्ति', from: 'लहान, सिरहा' },
      },
      {
        name: 'Pasang Doma Sherpa',
        reached: 'Rank 11, full scholarship at BPKIHS',
        from: 'Solududhkunda, Solukhumbu',
        ne: { name: 'पासाङ डोमा शेर्पा', reached: 'एघारौँ, BPKIHS मा पूर्ण छात्रवृत्ति', from: 'सोलुदूधकुण्ड, सोलुखुम्बु' },
      },
    ],
    ne: {
      title: 'CEE MBBS प्रवेश परीक्षा',
      summary: 'हामीसँग परीक्षा दिने दशमध्ये नौ जनाको नाम योग्यता सूचीमा निस्कियो।',
    },
  },
  {
    year: 2023,
    hue: 'juniper',
    title: 'CEE MBBS Entrance',
    summary: 'Nine in ten, with the first students who had followed the whole course from home by video.',
    selected: 246,
    of: 272,
    badges: [],
    scholarships: null,
    toppers: [
      {
        name: 'Nischal Wagle',
        reached: 'Rank 2 in Nepal',
        from: 'Byas, Tanahun',
        ne: { name: 'निश्चल वाग्ले', reached: 'नेपालभरि दोस्रो', from: 'व्यास, तनहुँ' },
      },
      {
        name: 'Rehana Parveen',
        reached: 'Rank 6, full scholarship at IOM',
        from: 'Biratnagar, Morang',
        ne: { name: 'रेहाना परवीन', reached: 'छैटौँ, IOM मा पूर्ण छात्रवृत्ति', from: 'विराटनगर, मोरङ' },
      },
      {
        name: 'Bipana Chaudhary',
        reached: 'Rank 1 of her quota',
        from: 'Tulsipur, Dang',
        ne: { name: 'विपना चौधरी', reached: 'आफ्नो कोटामा प्रथम', from: 'तुलसीपुर, दाङ' },
      },
    ],
    ne: {
      title: 'CEE MBBS प्रवेश परीक्षा',
      summary: 'दशमध्ये नौ, जसमा पूरै कोर्स घरैबाट भिडियोमा पढेका पहिला विद्यार्थी पनि थिए।',
    },
  },
  {
    year: 2021,
    hue: 'barley',
    title: 'CEE MBBS Entrance',
    summary:
      'The first common exam, after a year of lessons through a screen. The tests went on every Saturday.',
    selected: 230,
    of: 250,
    badges: [],
    scholarships: null,
    toppers: [
      {
        name: 'Sworup Bajracharya',
        reached: 'Rank 5 in Nepal',
        from: 'Lalitpur',
        ne: { name: 'स्वरूप वज्राचार्य', reached: 'नेपालभरि पाँचौँ', from: 'ललितपुर' },
      },
      {
        name: 'Anita Kumari Mandal',
        reached: 'Rank 9, full scholarship at PAHS',
        from: 'Rajbiraj, Saptari',
        ne: { name: 'अनिता कुमारी मण्डल', reached: 'नवौँ, PAHS मा पूर्ण छात्रवृत्ति', from: 'राजविराज, सप्तरी' },
      },
      {
        name: 'Tilak Budha',
        reached: 'Rank 14, first doctor-to-be of his village',
        from: 'Jumla',
        ne: { name: 'तिलक बुढा', reached: 'चौधौँ, गाउँकै पहिलो भावी डाक्टर', from: 'जुम्ला' },
      },
    ],
    ne: {
      title: 'CEE MBBS प्रवेश परीक्षा',
      summary: 'एक वर्ष स्क्रिनमा पढेपछिको पहिलो साझा परीक्षा। नमुना परीक्षा हरेक शनिबार चलिरहे।',
    },
  },
  {
    year: 2019,
    hue: 'rhododendron',
    title: 'MBBS Entrance',
    summary: 'Each university still held an exam of its own. Our students sat for three of them.',
    selected: null,
    of: null,
    badges: [
      {
        body: 'IOM',
        meaning: 'Institute of Medicine',
        selected: 41,
        of: 45,
        ne: { meaning: 'चिकित्साशास्त्र अध्ययन संस्थान', body: 'IOM' },
      },
      {
        body: 'MOE TU',
        meaning: 'Ministry of Education, Tribhuvan University',
        selected: 44,
        of: 45,
        ne: { meaning: 'शिक्षा मन्त्रालय, त्रिभुवन विश्वविद्यालय', body: 'MOE TU' },
      },
      {
        body: 'MOE KU',
        meaning: 'Ministry of Education, Kathmandu University',
        selected: 80,
        of: 88,
        ne: { meaning: 'शिक्षा मन्त्रालय, काठमाडौँ विश्वविद्यालय', body: 'MOE KU' },
      },
    ],
    scholarships: '165+',
    toppers: [
      {
        name: 'Prashant Rijal',
        reached: 'First in the IOM entrance',
        from: 'Damak, Jhapa',
        ne: { name: 'प्रशान्त रिजाल', reached: 'IOM को प्रवेश परीक्षामा प्रथम', from: 'दमक, झापा' },
      },
      {
        name: 'Dikshya Hamal',
        reached: 'Second at Kathmandu University',
        from: 'Dhangadhi, Kailali',
        ne: { name: 'दीक्षा हमाल', reached: 'काठमाडौँ विश्वविद्यालयमा दोस्रो', from: 'धनगढी, कैलाली' },
      },
      {
        name: 'Yubraj Tamang',
        reached: 'Fourth in the scholarship list',
        from: 'Dhunche, Rasuwa',
        ne: { name: 'युवराज तामाङ', reached: 'छात्रवृत्ति सूचीमा चौथो', from: 'धुन्चे, रसुवा' },
      },
    ],
    ne: {
      title: 'MBBS प्रवेश परीक्षा',
      summary: 'हरेक विश्वविद्यालयले आफ्नै परीक्षा लिन्थ्यो। हाम्रा विद्यार्थीले तीनवटा दिए।',
    },
  },
]
