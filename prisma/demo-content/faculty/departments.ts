import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type * as declared from '#server/content/declarations/faculty.ts'
import { botany } from './botany.ts'
import { chemistry } from './chemistry.ts'
import { mat } from './mat.ts'
import { physics } from './physics.ts'
import { zoology } from './zoology.ts'

export const departments: DemoOf<typeof declared.departments>[] = [
  {
    slug: 'zoology',
    name: 'Zoology',
    motto: 'Draw it, label it, explain it to a friend.',
    picture: 'zoology',
  },
  { slug: 'chemistry', name: 'Chemistry', motto: 'Follow the electrons.', picture: 'chemistry' },
  {
    slug: 'botany',
    name: 'Botany',
    motto: 'From the wet wall behind the house to the exam.',
    picture: 'botany',
  },
  { slug: 'physics', name: 'Physics', motto: 'Estimate first, then calculate.', picture: 'physics' },
  { slug: 'mat', name: 'MAT', motto: 'Recognise the kind, and the answer follows.', picture: 'mat' },
]

/** The first of each department leads it. */
export const teachers: DemoOf<typeof declared.teachers>[] = Object.entries({
  zoology,
  chemistry,
  botany,
  physics,
  mat,
}).flatMap(([department, members]) => members.map((member) => ({ ...member, department })))
