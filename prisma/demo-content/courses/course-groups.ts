import type { Hue } from '#shared/theme/color-schemes.ts'

export type CourseCategory = 'Medical' | 'Paramedical' | 'Applied Science & Technology'

interface Program {
  name: string
  /** Of its course in courses.ts. */
  slug: string
}

export interface CourseGroup {
  /** In the address of the courses page. */
  id: string
  name: string
  category: CourseCategory
  /** The colour of everything that belongs to the group. */
  hue: Hue
  /** When its classes are, in words and as hours of the day. */
  timing: string
  times: readonly { from: number; to: number }[]
  /** Who the group is for. */
  purpose: string
  features: readonly Program[]
}

/** The groups in which courses are taught, in the order of the home page. */
export const courseGroups: readonly CourseGroup[] = [
  {
    id: 'medical',
    name: 'Medical Entrance',
    category: 'Medical',
    hue: 'rhododendron',
    timing: 'Morning 6:00 to 10:00 AM, day 11:00 AM to 3:00 PM',
    times: [
      { from: 6, to: 10 },
      { from: 11, to: 15 },
    ],
    purpose: 'For the Common Entrance Examination of the Medical Education Commission.',
    features: [
      { name: 'MBBS', slug: 'mbbs' },
      { name: 'BDS', slug: 'bds' },
      { name: 'BSc Nursing', slug: 'bsc-nursing' },
    ],
  },
  {
    id: 'paramedical',
    name: 'Paramedical',
    category: 'Paramedical',
    hue: 'juniper',
    timing: 'Morning 6:30 to 9:30 AM, afternoon 1:00 to 4:00 PM',
    times: [
      { from: 6.5, to: 9.5 },
      { from: 13, to: 16 },
    ],
    purpose: 'For the health professions around the doctor, in the same entrance examination.',
    features: [
      { name: 'B. Pharmacy', slug: 'b-pharmacy' },
      { name: 'B. Optometry', slug: 'b-optometry' },
      { name: 'BMLT', slug: 'bmlt' },
      { name: 'BMIT', slug: 'bmit' },
      { name: 'BPH', slug: 'bph' },
      { name: 'BPT', slug: 'bpt' },
      { name: 'BASLP', slug: 'baslp' },
    ],
  },
  {
    id: 'applied-science',
    name: 'Applied Science & Technology',
    category: 'Applied Science & Technology',
    hue: 'barley',
    timing: 'Morning 7:00 to 9:30 AM, evening 3:00 to 5:00 PM',
    times: [
      { from: 7, to: 9.5 },
      { from: 15, to: 17 },
    ],
    purpose: 'For the entrance tests of the agriculture, forestry and technology universities.',
    features: [
      { name: 'B. Technology', slug: 'b-technology' },
      { name: 'BSc. Forestry', slug: 'bsc-forestry' },
      { name: 'Veterinary', slug: 'veterinary-science' },
      { name: 'BSc Agriculture', slug: 'bsc-agriculture' },
      { name: 'Food Technology', slug: 'food-technology' },
    ],
  },
]
