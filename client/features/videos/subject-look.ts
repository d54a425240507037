import { subjectIcons } from '#client/ui/motif/subject-icons.ts'
import type { Hue } from '#shared/theme/color-schemes.ts'

/** How the cover of a recorded class looks that has no picture of its own. */
export interface SubjectLook {
  /** As ui/motif/pixel-cells.ts reads it. */
  icon: string
  /** Hue of the subject. */
  hue: Hue
}

/** A screen on a stand, for videos without a subject. */
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
  [/zoolog|animal|human|जन्तु/i, { icon: subjectIcons.zoology, hue: 'rhododendron' }],
  [/botan|plant|वनस्पति/i, { icon: subjectIcons.botany, hue: 'juniper' }],
  [/chemi|रसायन/i, { icon: subjectIcons.chemistry, hue: 'indigo' }],
  [/physic|भौतिक/i, { icon: subjectIcons.physics, hue: 'barley' }],
  [/\bmat\b|mental agility|aptitude|मानसिक/i, { icon: subjectIcons.mat, hue: 'barley' }],
]

/** The look of the subject that a class's title names. */
export function subjectLook(title: string): SubjectLook {
  return subjects.find(([words]) => words.test(title))?.[1] ?? { icon: screen, hue: 'indigo' }
}
