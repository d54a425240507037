import type * as declared from '#server/content/declarations/achievements.ts'
import type { DemoOf } from './demo-of.ts'

export const achievementsPage: DemoOf<typeof declared.achievementsPage> = {
  intro:
    'Every stitch below is a student who sat the entrance exam with us; the coloured ones found their name on the merit list.',
  figures: [
    { value: '28+', label: 'Years of Excellence' },
    { value: '600+', label: 'Medical Scholarships' },
    { value: '90%+', label: 'Success Rate' },
    { value: '50+', label: 'Entrance Toppers' },
  ],
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
      { name: 'Aayusha Khadka', reached: 'Rank 3 in Nepal', from: 'Hetauda, Makwanpur' },
      { name: 'Saugat Raj Yadav', reached: 'Rank 7, full scholarship at IOM', from: 'Lahan, Siraha' },
      {
        name: 'Pasang Doma Sherpa',
        reached: 'Rank 11, full scholarship at BPKIHS',
        from: 'Solududhkunda, Solukhumbu',
      },
    ],
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
      { name: 'Nischal Wagle', reached: 'Rank 2 in Nepal', from: 'Byas, Tanahun' },
      { name: 'Rehana Parveen', reached: 'Rank 6, full scholarship at IOM', from: 'Biratnagar, Morang' },
      { name: 'Bipana Chaudhary', reached: 'Rank 1 of her quota', from: 'Tulsipur, Dang' },
    ],
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
      { name: 'Sworup Bajracharya', reached: 'Rank 5 in Nepal', from: 'Lalitpur' },
      { name: 'Anita Kumari Mandal', reached: 'Rank 9, full scholarship at PAHS', from: 'Rajbiraj, Saptari' },
      { name: 'Tilak Budha', reached: 'Rank 14, first doctor-to-be of his village', from: 'Jumla' },
    ],
  },
  {
    year: 2019,
    hue: 'rhododendron',
    title: 'MBBS Entrance',
    summary: 'Each university still held an exam of its own. Our students sat for three of them.',
    selected: null,
    of: null,
    badges: [
      { body: 'IOM', meaning: 'Institute of Medicine', selected: 41, of: 45 },
      { body: 'MOE TU', meaning: 'Ministry of Education, Tribhuvan University', selected: 44, of: 45 },
      { body: 'MOE KU', meaning: 'Ministry of Education, Kathmandu University', selected: 80, of: 88 },
    ],
    scholarships: '165+',
    toppers: [
      { name: 'Prashant Rijal', reached: 'First in the IOM entrance', from: 'Damak, Jhapa' },
      { name: 'Dikshya Hamal', reached: 'Second at Kathmandu University', from: 'Dhangadhi, Kailali' },
      { name: 'Yubraj Tamang', reached: 'Fourth in the scholarship list', from: 'Dhunche, Rasuwa' },
    ],
  },
]
