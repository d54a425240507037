import { dayAfter, inKathmandu, todayInKathmandu } from '#server/lib/kathmandu.ts'

export interface AssignmentShape {
  id: string
  title: string
  subject: string
  task: string
  dueAt: Date
  submittedAt: Date | null
  fullMarks: number
  marks: number | null
}

/** A sample assignment. Its days are relative to today, so that the demo stays current. */
interface AssignmentSample extends Pick<AssignmentShape, 'id' | 'title' | 'subject' | 'task' | 'fullMarks'> {
  dueIn: number
  /** Day and time of the submission. */
  submitted?: readonly [inDays: number, time: string]
  marks?: number
}

/** When the office closes. */
const DUE_TIME = '17:00'

const samples: readonly AssignmentSample[] = [
  {
    id: 'mat-series',
    title: 'Twenty number series',
    subject: 'MAT',
    task: 'Find the next number of each series and write the rule beside it in one line.',
    dueIn: -2,
    fullMarks: 20,
  },
  {
    id: 'physics-projectiles',
    title: 'Projectiles from a hilltop',
    subject: 'Physics',
    task: 'Problems 1 to 8 of the notes on motion. Draw the path for each and mark where the speed is least.',
    dueIn: 2,
    fullMarks: 20,
  },
  {
    id: 'chemistry-buffers',
    title: 'Buffers and titration curves',
    subject: 'Chemistry',
    task: 'Sketch the curve of a weak acid with a strong base, mark the buffer region, and work out three points of it.',
    dueIn: 5,
    fullMarks: 25,
  },
  {
    id: 'botany-herbarium',
    title: 'Five plants of your own street',
    subject: 'Botany',
    task: 'Press five plants, name family and genus, and give two characters by which you knew the family.',
    dueIn: 9,
    fullMarks: 30,
  },
  {
    id: 'zoology-heart',
    title: 'The path of the blood',
    subject: 'Zoology',
    task: 'Draw the human heart from memory and follow one red cell from the vena cava to the aorta.',
    dueIn: -1,
    submitted: [-2, '15:20'],
    fullMarks: 20,
  },
  {
    id: 'zoology-crosses',
    title: "Mendel's crosses",
    subject: 'Zoology',
    task: 'Six crosses with one and two characters, each with its Punnett square and the expected ratio.',
    dueIn: -7,
    submitted: [-8, '10:45'],
    fullMarks: 20,
    marks: 18,
  },
  {
    id: 'chemistry-moles',
    title: 'Moles in the kitchen',
    subject: 'Chemistry',
    task: 'How many moles are in a teaspoon of sugar, of salt and of water? Weigh, reckon, and give the error.',
    dueIn: -12,
    submitted: [-12, '16:30'],
    fullMarks: 15,
    marks: 13,
  },
]

/** The sample assignments, with their dates for `now`. */
export function assignmentsAt(now: Date): AssignmentShape[] {
  const today = todayInKathmandu(now)
  const at = (days: number, time: string) => inKathmandu(dayAfter(today, days), time)
  return samples.map(({ dueIn, submitted, marks, ...assignment }) => ({
    ...assignment,
    dueAt: at(dueIn, DUE_TIME),
    submittedAt: submitted ? at(...submitted) : null,
    marks: marks ?? null,
  }))
}

export type AssignmentStatus = 'DUE' | 'SUBMITTED' | 'OVERDUE'

export function assignmentStatus(
  { dueAt, submittedAt }: Pick<AssignmentShape, 'dueAt' | 'submittedAt'>,
  now: Date,
): AssignmentStatus {
  if (submittedAt) return 'SUBMITTED'
  return now > dueAt ? 'OVERDUE' : 'DUE'
}
