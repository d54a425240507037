import type { DemoTeacher } from './demo-teacher.ts'

/** The mental agility test of the entrance exams. */
export const mat: readonly DemoTeacher[] = [
  {
    name: 'Bharat Raj Pandey',
    designation: 'Head of Department',
    specialization: 'Numerical reasoning',
    bio: 'A mathematician who sorts all series of the past fifteen years into eleven kinds. Recognising the kind takes ten seconds, the rest is arithmetic.',
  },
  {
    name: 'Elina Dangol',
    designation: 'Lecturer',
    specialization: 'Verbal and logical reasoning',
    bio: 'Studied linguistics and writes crosswords. Teaches students to distrust the answer that sounds right.',
  },
  {
    name: 'Roshan Kumar Chaurasiya',
    designation: 'Lecturer',
    specialization: 'Spatial reasoning',
    bio: 'Folds paper, cuts it, and asks what you will see. After a month, his class sees it before the scissors.',
  },
]
