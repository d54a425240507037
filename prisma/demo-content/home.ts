/** The words and pictures of the home page. The drawings are those of ui/motif/pixel-cells.ts. */

export interface Reason {
  title: string
  text: string
  drawing: string
}

/** Why Choose Us. */
export const reasons: readonly Reason[] = [
  {
    title: 'Expert Faculty',
    text: 'More than fifty teachers, most of them with ten years of entrance classes behind them, and every one of them sits the CEE paper each year.',
    drawing: `
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
  },
  {
    title: 'Model Tests Every Other Saturday',
    text: 'Two hundred questions, three hours, the rules of the real hall. The result and your rank are online the same evening.',
    drawing: `
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
  },
  {
    title: 'Groups Small Enough to Ask',
    text: 'Thirty-six desks to a room. Two afternoons a week belong to questions alone, at the board, one after the other.',
    drawing: `
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
  },
  {
    title: 'Notes That Fit the Syllabus',
    text: 'Printed chapter notes and question banks for every subject, rewritten each year after the new syllabus is out.',
    drawing: `
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
  },
  {
    title: 'Scholarships',
    text: 'Twenty-five full scholarships a year for students of community schools, and half fees for the first ten of each model test.',
    drawing: `
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
  },
  {
    title: 'Counseling From Form to Seat',
    text: 'Which course, which college, which quota: a counselor sits down with you and your parents, before the form and after the result.',
    drawing: `
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
  },
]

export interface Statistic {
  value: string
  label: string
  /** How its picture counts. */
  picture: { total: number; filled: number; columns: number; shape: 'diamond' | 'topi' | 'tooth' }
  /** What one dot of the picture stands for. */
  legend: string
}

/** The institute's own figures, as it states them. */
export const statistics: readonly Statistic[] = [
  {
    value: '10,000+',
    label: 'Success Stories',
    picture: { total: 100, filled: 100, columns: 20, shape: 'diamond' },
    legend: 'A stitch for every hundred students',
  },
  {
    value: '95%',
    label: 'Selection Rate',
    picture: { total: 20, filled: 19, columns: 10, shape: 'diamond' },
    legend: '19 of 20 who sit the exam with us',
  },
  {
    value: '50+',
    label: 'Expert Faculty',
    picture: { total: 50, filled: 50, columns: 13, shape: 'topi' },
    legend: 'A topi for every teacher',
  },
  {
    value: '20+',
    label: 'Years Experience',
    picture: { total: 20, filled: 20, columns: 10, shape: 'tooth' },
    legend: 'A peak for every year',
  },
]
