import type { DemoCourse } from './demo-course.ts'
import { commonEntrance } from './entrance-exams.ts'

export const medicalCourses: readonly DemoCourse[] = [
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
