import { administration, defaultBio } from './administration.ts'
import { botany } from './botany.ts'
import { chemistry } from './chemistry.ts'
import type { Teacher } from './faculty-member.ts'
import { mat } from './mat.ts'
import { physics } from './physics.ts'
import { zoology } from './zoology.ts'

export type DepartmentId = 'zoology' | 'chemistry' | 'botany' | 'physics' | 'mat'

export interface Department {
  id: DepartmentId
  name: string
  /** One line on how the department teaches. */
  motto: string
  members: readonly Teacher[]
}

const departments: readonly Department[] = [
  { id: 'zoology', name: 'Zoology', motto: 'Draw it, label it, explain it to a friend.', members: zoology },
  { id: 'chemistry', name: 'Chemistry', motto: 'Follow the electrons.', members: chemistry },
  { id: 'botany', name: 'Botany', motto: 'From the wet wall behind the house to the exam.', members: botany },
  { id: 'physics', name: 'Physics', motto: 'Estimate first, then calculate.', members: physics },
  { id: 'mat', name: 'MAT', motto: 'Recognise the kind, and the answer follows.', members: mat },
]

/**
 * Everybody. It is long: pages load it on demand, and on a first visit only the server does (see the route's loader).
 */
export const faculty = {
  administration: administration.map((member) => ({ ...member, bio: member.bio ?? defaultBio })),
  departments,
}
