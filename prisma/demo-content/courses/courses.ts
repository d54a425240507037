import { dayAfter } from '#shared/calendar/nepal-time.ts'
import { type DemoCourse, unknownFacts } from './demo-course.ts'

import { appliedScienceEntrance, commonEntrance } from './entrance-exams.ts'

const paramedical = {
  group: 'paramedical',
  ...commonEntrance,
  eligibility: 'Grade 12 science with physics, chemistry and biology, 50% or 2.4 GPA',
} as const

const paramedicalCourses: readonly DemoCourse[] = [
  {
    ...paramedical,
    slug: 'b-pharmacy',
    title: 'B Pharmacy',
    shortName: 'B. Pharmacy',
    degree: 'Bachelor of Pharmacy',
    shortDescription: 'How medicines are found, made and given: CEE preparation with a stress on chemistry.',
    longDescription:
      'Pharmacists develop medicines, watch over their quality and explain them to patients. Nepal’s own industry now makes half of what the country needs, and looks for people.\n\nThe CEE gives chemistry and physics half of all marks. So the paramedical group has two hours of them every day, and a problem sheet each Wednesday that is marked and given back on Thursday. Mathematics students of Grade 12 may sit this exam too; they get a four-week bridge course in biology.',
    drawing: 'mortar',
    duration: '4 years',
    eligibility: 'Grade 12 science with physics, chemistry and biology or mathematics, 50% or 2.4 GPA',
  },
  {
    ...paramedical,
    slug: 'b-optometry',
    title: 'B Optometry',
    shortName: 'B. Optometry',
    degree: 'Bachelor of Optometry',
    shortDescription:
      'Sight tested, glasses fitted, eye disease found early: a small profession with open doors.',
    longDescription:
      'An optometrist is often the first to see that an eye is ill. Only a few seats a year are offered in Nepal, and hospitals in every province wait for the graduates.\n\nYou prepare for the CEE with the paramedical group. Optics, the heart of your later studies, is also where most candidates lose marks in physics: we teach it twice, once in class and once with lenses on the bench of the laboratory.',
    drawing: 'eye',
    duration: '4 years',
  },
  {
    ...paramedical,
    slug: 'bmlt',
    title: 'BMLT',
    degree: 'Bachelor of Medical Laboratory Technology',
    shortDescription: 'Blood, cells and cultures: the diagnoses that every doctor waits for.',
    longDescription:
      'Seven of ten decisions in a hospital rest on a laboratory report. BMLT trains those who make it and answer for it.\n\nIn the CEE, human biology and organic chemistry bring the marks that decide about BMLT seats. Classes are built around them, and the fortnightly model test shows subject by subject where you stand. Candidates who come from CMLT or HA studies get back into Grade 12 physics in three extra weekends.',
    drawing: 'microscope',
    duration: '4 years',
  },
  {
    ...paramedical,
    slug: 'bmit',
    title: 'BMIT',
    degree: 'Bachelor of Medical Imaging Technology',
    shortDescription: 'X-ray, CT, MRI and ultrasound: medicine for people who like physics.',
    longDescription:
      'Imaging is where medicine and physics meet. BMIT graduates run the machines that see into the body, and keep patients and colleagues safe while they do.\n\nThe seats are few and the competition strong in physics. Besides the daily classes, BMIT candidates have a physics clinic on Tuesday and Friday: ten problems, forty minutes, solved together at the board.',
    drawing: 'ribs',
    duration: '4 years',
  },
  {
    ...paramedical,
    slug: 'bph',
    title: 'BPH',
    degree: 'Bachelor of Public Health',
    shortDescription: 'Health for a whole village instead of one patient: prevention, planning, research.',
    longDescription:
      'Public health asks why people fall ill and what a district can do about it. Graduates work for the government, for hospitals and for organisations in all seven provinces.\n\nThe entrance is the CEE. BPH candidates who come from Health Assistant studies find the biology easy and the physics hard, others the reverse: a test in the first week tells which, and the timetable follows it.',
    drawing: 'village',
    duration: '4 years',
  },
  {
    ...paramedical,
    slug: 'bpt',
    title: 'BPT',
    degree: 'Bachelor of Physiotherapy',
    shortDescription: 'Back on one’s feet after injury or stroke: anatomy, movement, patience.',
    longDescription:
      'Physiotherapists give people their movement back. The degree is young in Nepal and the demand is growing, in hospitals, in sports and in rehabilitation centres.\n\nPreparation follows the whole CEE syllabus, with additional hours on the human body: bones, muscles and nerves are drawn, labelled and asked again until they stay.',
    drawing: 'stretch',
    duration: '4½ years, internship included',
  },
  {
    ...paramedical,
    slug: 'baslp',
    title: 'BASLP',
    degree: 'Bachelor of Audiology and Speech-Language Pathology',
    shortDescription: 'Helping people to hear and to speak: one of the rarest and most needed professions.',
    longDescription:
      'Fewer than two hundred specialists for hearing and speech serve a country of thirty million. BASLP is taught at the Institute of Medicine, and its graduates choose where they work.\n\nFor one of these seats you need a rank near the top of the paramedical list. We prepare you for the CEE like an MBBS candidate, and with you we look at the cut-offs of the last five years before you order your preferences.',
    drawing: 'speech',
    duration: '4 years',
  },
]

const medicalCourses: readonly DemoCourse[] = [
  {
    slug: 'mbbs',
    title: 'MBBS',
    degree: 'Bachelor of Medicine and Bachelor of Surgery',
    group: 'medical',
    shortDescription:
      'The way to become a doctor: full preparation for the CEE, with a model test every other Saturday.',
    longDescription:
      'MBBS is what most of our students come for, and where every mark counts: a few hundred government seats are shared among more than ten thousand candidates. Classes cover the whole CEE syllabus in sixteen weeks, zoology and botany in the first half, physics and chemistry throughout, and MAT on Fridays.\n\nEvery other Saturday you sit a full model test of 200 questions in three hours, in the hall and under the rules of the real one. The result is online the same evening, with your rank. On Sunday the teachers go through each question that more than half of you missed.',
    drawing: 'heart',
    duration: '5½ years, internship included',
    ...commonEntrance,
    eligibility: 'Grade 12 science with physics, chemistry and biology, 50% or 2.4 GPA',
  },
  {
    slug: 'bds',
    title: 'BDS',
    degree: 'Bachelor of Dental Surgery',
    group: 'medical',
    shortDescription:
      'For future dentists: the same CEE paper as MBBS, with counseling on dental colleges and quotas.',
    longDescription:
      'Dentistry needs a good head and good hands. The entrance is the CEE, so BDS candidates learn in the medical group, with the same teachers and the same model tests.\n\nWhat is different comes after the result: choosing between dental colleges in Kathmandu, Dharan, Chitwan and Nepalgunj, understanding the scholarship and the paying quota, and filling in the preference list so that no seat within reach is lost. Our counselors sit down with every BDS candidate and a parent before the list closes.',
    drawing: 'tooth',
    duration: '5½ years, internship included',
    ...commonEntrance,
    eligibility: 'Grade 12 science with physics, chemistry and biology, 50% or 2.4 GPA',
  },
  {
    slug: 'bsc-nursing',
    title: 'BSc Nursing',
    degree: 'Bachelor of Science in Nursing',
    group: 'medical',
    shortDescription:
      'For those who want to stand at the bedside: CEE preparation in a group of its own from the tenth week.',
    longDescription:
      'Nurses carry hospitals, in Nepal and far beyond it. The entrance is the CEE; the nursing list has its own rank, so what counts is to be sure of the basics in every subject rather than brilliant in one.\n\nFrom the tenth week nursing candidates practise in a group of their own: biology every day, physics and chemistry from the ground up, and short tests twice a week. Students from PCL Nursing and from Grade 12 science are equally at home here.',
    drawing: 'lamp',
    duration: '4 years',
    ...commonEntrance,
    eligibility: 'Grade 12 science with physics, chemistry and biology, 50% or 2.4 GPA; or PCL Nursing',
  },
]

const common = { group: 'applied-science', ...appliedScienceEntrance } as const

const appliedScienceCourses: readonly DemoCourse[] = [
  {
    ...common,
    slug: 'bsc-agriculture',
    title: 'BSc Agriculture',
    homePosition: 4,
    degree: 'Bachelor of Science in Agriculture',
    shortDescription: 'Two of three Nepalis live from the land: study what makes it bear more.',
    longDescription:
      'Soil, seed, water, market: agriculture is a science with mud on its boots. The degree leads to the civil service, to research stations, to cooperatives and into businesses of one’s own.\n\nThe universities set their own papers, with equal weight on the four sciences and a taste for applied questions. You practise on the real papers of the last ten years, and twice a term the group visits the experimental fields at Khumaltar.',
    drawing: 'barley',
    duration: '4 years',
    exam: 'Entrance tests of AFU Rampur and TU (IAAS)',
    eligibility: 'Grade 12 science with biology, second division or 2.0 GPA',
  },
  {
    ...common,
    slug: 'veterinary-science',
    title: 'Veterinary Science',
    shortName: 'Veterinary',
    homePosition: 3,
    degree: 'Bachelor of Veterinary Science and Animal Husbandry',
    shortDescription: 'Medicine for patients who cannot say where it hurts.',
    longDescription:
      'Veterinarians look after the buffalo that feeds a family, the poultry farm that feeds a town, and now and then a rhinoceros. Seats are few: some hundred and fifty a year in the whole country.\n\nZoology and chemistry decide this entrance. We teach them with the medical group, then practise the universities’ own style of question, which is longer and more practical than that of the CEE.',
    drawing: 'buffalo',
    duration: '5 years, internship included',
    exam: 'Entrance tests of AFU Rampur and TU (IAAS)',
    eligibility: 'Grade 12 science with biology, second division or 2.0 GPA',
  },
  {
    ...common,
    slug: 'bsc-forestry',
    title: 'BSc Forestry',
    shortName: 'BSc. Forestry',
    homePosition: 2,
    degree: 'Bachelor of Science in Forestry',
    shortDescription: 'Community forests, watersheds and wildlife: a profession outdoors.',
    longDescription:
      'Nepal’s community forests are studied all over the world, and foresters made them. Graduates work as rangers and officers, in national parks, and on climate and water projects.\n\nThe entrance of the Institute of Forestry and of AFU asks the four sciences. Botany is taught here with pressed plants from Shivapuri on the table, because what one has held in one’s hand one does not confuse in an exam.',
    drawing: 'pine',
    duration: '4 years',
    exam: 'Entrance tests of TU (Institute of Forestry) and AFU',
    eligibility: 'Grade 12 science, second division or 2.0 GPA',
  },
  {
    ...common,
    slug: 'b-technology',
    title: 'B Technology',
    shortName: 'B. Technology',
    homePosition: 1,
    degree: 'Bachelor of Technology',
    shortDescription: 'Biotechnology and its neighbours: laboratories, start-ups and research.',
    longDescription:
      'From vaccines to better seed potatoes, technology graduates turn biology and chemistry into things that work. Kathmandu University and several colleges of Tribhuvan and Purbanchal University offer the degree.\n\nTheir tests are computer-based and quick: about a minute for a question. After the first month every test of this group is taken at a screen in our computer room, with the clock running.',
    drawing: 'cog',
    duration: '4 years',
    exam: 'KUCAT of Kathmandu University and the tests of TU and PU colleges',
    eligibility: 'Grade 12 science with biology or mathematics, 50% or 2.4 GPA',
  },
  {
    ...common,
    slug: 'food-technology',
    title: 'Food Technology',
    homePosition: 5,
    degree: 'Bachelor of Technology in Food',
    shortDescription: 'From the field to the shelf: safe, good food and the industry that makes it.',
    longDescription:
      'Somebody has to make sure that milk, noodles and apple juice are what the label says. Food technologists run production, laboratories and inspections, and some of them their own brand.\n\nThe entrance of the Institute of Science and Technology has chemistry at its heart. Our teachers add a weekly hour of chemistry problems to the classes of the group, and the model test follows the distribution of the real paper.',
    drawing: 'bowl',
    duration: '4 years',
    exam: 'Entrance test of TU (Institute of Science and Technology)',
    eligibility: 'Grade 12 science with biology or mathematics, second division or 2.0 GPA',
  },
]

const SEATS = 36

/** Values of every course of a group. */
const groupFacts: Record<string, Partial<DemoCourse>> = {
  medical: {
    fee: '₹45,000 for 16 weeks',
    seats: SEATS,
    timetable: 'Sunday to Friday, model test every other Saturday',
    teacher: 'Led by Dr. Ramesh Prasad Adhikari',
  },
  paramedical: {
    fee: '₹38,000 for 16 weeks',
    seats: SEATS,
    timetable: 'Sunday to Friday, model test every other Saturday',
    teacher: 'Led by Prof. Hari Krishna Dahal',
  },
  'applied-science': {
    fee: '₹34,000 for 14 weeks',
    seats: SEATS,
    timetable: 'Sunday to Friday, model test every other Saturday',
    teacher: 'Led by Dr. Narayan Prasad Koirala',
  },
}

/** Every course, in the order of the courses page. */
export const demoCourses = [...medicalCourses, ...paramedicalCourses, ...appliedScienceCourses].map(
  (course) => ({ ...unknownFacts, ...groupFacts[course.group], ...course }),
)

/** Days from the day on which the demo is added to the next batch of each group. */
const untilNextBatch: Record<string, number> = { medical: 10, paramedical: 17, 'applied-science': 24 }

/** The same with the first day of the next batch. */
export function datedCourses(today: string) {
  return demoCourses.map((course) => ({
    ...course,
    nextBatch: dayAfter(today, untilNextBatch[course.group] ?? 0),
  }))
}
