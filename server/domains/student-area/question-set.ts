import { builder } from '#server/graphql/builder.ts'
import { demoRecords } from './demo-records.ts'
import { PdfFile } from './pdf-file.ts'
import type { Sheet } from './sheet.ts'

// A question set holds the question bank's questions on one subject, with four options each, and their answer key.
// The questions themselves are in server/pdf/question-bank.

export interface QuestionSetShape {
  id: string
  subject: string
  questionCount: number
  chapters: readonly string[]
}

export const questionBank: readonly QuestionSetShape[] = [
  {
    id: 'zoology',
    subject: 'Zoology',
    questionCount: 20,
    chapters: ['Cell division', 'Human body', 'Heredity', 'Evolution', 'Animal kingdom'],
  },
  {
    id: 'botany',
    subject: 'Botany',
    questionCount: 20,
    chapters: ['Plant cell', 'Anatomy', 'Photosynthesis', 'Classification', 'Ecology'],
  },
  {
    id: 'chemistry',
    subject: 'Chemistry',
    questionCount: 20,
    chapters: ['Moles', 'Bonding', 'Equilibrium', 'Electrochemistry', 'Organic chemistry'],
  },
  {
    id: 'physics',
    subject: 'Physics',
    questionCount: 20,
    chapters: ['Mechanics', 'Heat', 'Waves and light', 'Electricity', 'Modern physics'],
  },
  {
    id: 'mat',
    subject: 'MAT',
    questionCount: 20,
    chapters: ['Number series', 'Coding', 'Directions', 'Blood relations', 'Data'],
  },
]

export function questionSheet({ id, subject }: QuestionSetShape): Sheet {
  return { kind: 'question-bank', id, title: `Question Bank - ${subject}` }
}

const QuestionSet = builder.objectRef<QuestionSetShape>('QuestionSet').implement({
  description: "The question bank's questions on one subject.",
  fields: (t) => ({
    id: t.exposeID('id'),
    subject: t.exposeString('subject'),
    questionCount: t.exposeInt('questionCount'),
    chapters: t.stringList({ resolve: ({ chapters }) => [...chapters] }),
    pdf: t.field({
      type: PdfFile,
      description: 'The questions and their answer key.',
      resolve: questionSheet,
    }),
  }),
})

builder.queryField('questionBank', (t) =>
  t.field({
    authScopes: { student: true },
    type: [QuestionSet],
    description: 'Practice questions by subject. [student]',
    resolve: (_root, _args, services) => demoRecords(services, questionBank),
  }),
)
