import type * as declared from '#server/content/declarations/overview.ts'
import type { DemoOf } from './demo-of.ts'

/** Figures as the institute states them. */
export const overviewPage: DemoOf<typeof declared.overviewPage> = {
  figures: [
    { value: '10,000+', label: 'students every year', picture: 'stairs' },
    { value: '95%', label: 'success rate', picture: 'ribbon' },
    { value: '29+', label: 'years experience', picture: 'ruler' },
    { value: '50+', label: 'awards won', picture: 'rosettes' },
  ],

  legacyIntro:
    'Founded in 1996 with two rented rooms, in a building of our own since 2006, and still on the same street.',
  legacyDrawing: 'twoBuildings',
  milestones: [
    {
      year: 1996,
      title: 'Two rented rooms',
      text: 'Five teachers, thirty-eight students and one blackboard above a pharmacy in Bagbazar. Nineteen of them got a seat that year.',
    },
    {
      year: 2001,
      title: 'The first model test',
      text: 'A full paper in a borrowed school hall, corrected by hand overnight. It has been held every other Saturday since.',
    },
    {
      year: 2006,
      title: 'A building of our own',
      text: 'Six floors, paid for by ten years of fees and a loan that former students vouched for. The first class sat on the floor: the benches came a week later.',
    },
    {
      year: 2014,
      title: 'Beyond medicine',
      text: 'The paramedical and the applied science groups open, with laboratories on the second floor.',
    },
    {
      year: 2020,
      title: 'Class without a classroom',
      text: 'When Kathmandu stood still, lessons went on from the teachers’ kitchens. The recordings are still watched each evening.',
    },
    {
      year: 2024,
      title: '206 of 229',
      text: 'So many of those who sat the CEE for MBBS with us passed it. Their names hang in the stairwell.',
    },
  ],

  recognitions: [
    {
      title: 'Registered and inspected',
      by: 'Education and Sports Section, Kathmandu Metropolitan City',
      text: 'Registered as an educational institute since 1996, inspected every year.',
    },
    {
      title: 'Education Excellence Award',
      by: 'Bagmati Education Forum, 2019 and 2023',
      text: 'For results in medical entrance exams and for open books on fees.',
    },
    {
      title: 'Partner in scholarships',
      by: 'Twelve municipalities',
      text: 'Each year they send us gifted students of community schools, who learn here free of charge.',
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
}
