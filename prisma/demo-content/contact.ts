/** What a visitor may do at the institute without asking first. */
export const visitPlan: readonly { title: string; text: string }[] = [
  { title: 'Sit in on a class', text: 'Any class of any batch, for a day, free of charge.' },
  {
    title: 'Take a placement test',
    text: 'Forty minutes on paper. You take the result home, whatever you decide.',
  },
  { title: 'Talk to the counselor', text: 'Courses, fees and scholarships, with parents at the table.' },
]

/** A place on a map, drawn in cells, as pixel-cells.ts reads it. */
export const pinIcon = `
......###
....#####
...######
..####+++
..###++oo
..###+ooo
..###++oo
..####+++
...######
...######
....#####
....#####
.....####
......###
......###
........#`
