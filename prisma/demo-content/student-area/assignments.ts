import { dayAfter } from '#shared/calendar/nepal-time.ts'

interface Homework {
  title: string
  subject: string
  task: string
  /** Days from today. */
  dueIn: number
  /** The day on which the demo's student hands it in. */
  submittedIn?: number
  fullMarks: number
  marks?: number
}

const homework: readonly Homework[] = [
  {
    title: 'Twenty number series',
    subject: 'MAT',
    task: 'Find the next number of each series and write the rule beside it in one line.',
    dueIn: -2,
    fullMarks: 20,
  },
  {
    title: 'Projectiles from a hilltop',
    subject: 'Physics',
    task: 'Problems 1 to 8 of the notes on motion. Draw the path for each and mark where the speed is least.',
    dueIn: 2,
    fullMarks: 20,
  },
  {
    title: 'Buffers and titration curves',
    subject: 'Chemistry',
    task: 'Sketch the curve of a weak acid with a strong base, mark the buffer region, and work out three points of it.',
    dueIn: 5,
    fullMarks: 25,
  },
  {
    title: 'Five plants of your own street',
    subject: 'Botany',
    task: 'Press five plants, name family and genus, and give two characters by which you knew the family.',
    dueIn: 9,
    fullMarks: 30,
  },
  {
    title: 'The path of the blood',
    subject: 'Zoology',
    task: 'Draw the human heart from memory and follow one red cell from the vena cava to the aorta.',
    dueIn: -1,
    submittedIn: -2,
    fullMarks: 20,
  },
  {
    title: "Mendel's crosses",
    subject: 'Zoology',
    task: 'Six crosses with one and two characters, each with its Punnett square and the expected ratio.',
    dueIn: -7,
    submittedIn: -8,
    fullMarks: 20,
    marks: 18,
  },
  {
    title: 'Moles in the kitchen',
    subject: 'Chemistry',
    task: 'How many moles are in a teaspoon of sugar, of salt and of water? Weigh, reckon, and give the error.',
    dueIn: -12,
    submittedIn: -12,
    fullMarks: 15,
    marks: 13,
  },
]

/** The candidate of the demo's student list who has the demo's student account. */
export const DEMO_CANDIDATE = '081000'

export function demoAssignments(today: string) {
  return homework.map(({ dueIn, submittedIn, marks = '', ...assignment }) => ({
    ...assignment,
    dueOn: dayAfter(today, dueIn),
    // When the office closes.
    dueAt: '17:00',
    onlyFor: [],
    handedIn:
      submittedIn === undefined ? [] : [`${DEMO_CANDIDATE}, ${marks}, ${dayAfter(today, submittedIn)}`],
  }))
}
