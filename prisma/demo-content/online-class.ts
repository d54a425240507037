interface ClassFeature {
  title: string
  /** When it is there. */
  when: string
  text: string
}

/** What an online student gets, in the order of a day. */
export const classFeatures: readonly ClassFeature[] = [
  {
    title: 'Live Classes',
    when: 'From six in the morning',
    text: 'The morning batch as it happens, with a tutor in the chat who takes questions to the teacher.',
  },
  {
    title: 'Recorded Lectures',
    when: 'By the same evening',
    text: 'Every class cut into topics, at the speed and the size that your connection allows.',
  },
  {
    title: 'Study Materials',
    when: 'Whenever you like',
    text: 'Notes, formula sheets and question sets to each lecture, small enough to keep on a phone.',
  },
]

/** Pictures of the two ways in, drawn in cells, as pixel-cells.ts reads it. */
export const classIcons = {
  phone: `
....#####
....##...
....#....
....#...o
....#..oo
....#.ooo
....#..oo
....#...o
....#....
....#.+++
....#....
....#.+++
....#....
....####.
....###.#
....#####`,
  computer: `
.........
..#######
..#......
..#.....o
..#....oo
..#...ooo
..#....oo
..#.....o
..#......
..#..++++
..#......
..#######
.########
#########
+++++++++
.........`,
}
