import type { ReasonDrawing } from '#client/gql/graphql.ts'

/** Drawings to choose from for a reason, in the cells of pixel-cells.ts. */
export const reasonDrawings: Record<ReasonDrawing, string> = {
  teacher: `
.........
....#####
...######
..##o##o#
..#ooo#oo
.###o##o#
.########
.#o#o#o#o
o#o#o#o#o
#########
++++++++.
.++++++++`,
  answerSheet: `
.##############..
.#............#..
.#.oo.++.++.++#..
.#............#..
.#.++.++.oo.++#..
.#............#..
.#.++.oo.++.++#..
.#............#oo
.#.oo.++.++..ooo#
.#..........ooo#.
.#.++.++...###...
.##############..`,
  group: `
......ooo
......ooo
......ooo
.oo......
oooo.####
.oo.#####
....#####
####.####
#####.###
#####....
+++++++++
.+.....++`,
  notes: `
.........
.#####...
########.
########o
#++++++#o
########o
#++++###o
########o
#++++++#o
########o
.#######o
.......#o`,
  medal: `
#........
##.....oo
.##..oooo
..##ooooo
...oooo##
...ooo###
...ooo###
...oooo##
....ooooo
.....oooo
....##.oo
...##....`,
  counseling: `
###########......
#.........#......
#.++++++..#......
#.........#......
#.++++..ooooooooo
#.......ooooooooo
########oo#####oo
..##....ooooooooo
..#.....oo###oooo
........ooooooooo
............ooo..
.............oo..`,
}
