import type { DemoCourse } from './demo-course.ts'
import { commonEntrance } from './entrance-exams.ts'

const common = {
  group: 'paramedical',
  ...commonEntrance,
  eligibility: 'Grade 12 science with physics, chemistry and biology, 50% or 2.4 GPA',
} as const

export const paramedicalCourses: readonly DemoCourse[] = [
  {
    ...common,
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
    ...common,
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
    ...common,
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
    ...common,
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
    ...common,
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
    ...common,
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
    ...common,
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
