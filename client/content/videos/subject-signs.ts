import { departmentSigns } from '#client/content/faculty/department-signs.ts'
import type { Dye } from '#client/theme/color-schemes.ts'

/** How the cover of a recorded class looks that has no picture of its own. */
export interface SubjectLook {
  /** As ui/sign-cells.ts reads it. */
  sign: string
  /** Wool of the subject. */
  dye: Dye
}

/** A screen on a stand, for what is no subject's. */
const screen = `
#################
#...............#
#.....oo........#
#.....ooo.......#
#.....oooo......#
#.....ooooo.....#
#.....oooo......#
#.....ooo.......#
#.....oo........#
#...............#
#################
........#........
.....+++++++.....`

const subjects: readonly (readonly [words: RegExp, look: SubjectLook])[] = [
  [/zoolog|animal|human/i, { sign: departmentSigns.zoology, dye: 'rhododendron' }],
  [/botan|plant/i, { sign: departmentSigns.botany, dye: 'juniper' }],
  [/chemi/i, { sign: departmentSigns.chemistry, dye: 'indigo' }],
  [/physic/i, { sign: departmentSigns.physics, dye: 'barley' }],
  [/\bmat\b|mental agility|aptitude/i, { sign: departmentSigns.mat, dye: 'barley' }],
]

/** The look of the subject that a class's title names. */
export function subjectLook(title: string): SubjectLook {
  return subjects.find(([words]) => words.test(title))?.[1] ?? { sign: screen, dye: 'indigo' }
}
