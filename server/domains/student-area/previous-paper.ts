import { builder } from '#server/graphql/builder.ts'
import { demoRecords } from './demo-records.ts'
import { PdfFile } from './pdf-file.ts'
import type { Sheet } from './sheet.ts'

// A previous paper is a selection of questions from an earlier model test.

export interface PreviousPaperShape {
  id: string
  title: string
  course: string
  /** yyyy-MM-dd */
  heldOn: string
  questionCount: number
  minutes: number
}

/** The newest first. */
export const previousPapers: readonly PreviousPaperShape[] = [
  {
    id: 'applied-science-model-test-2',
    title: 'Applied Science Model Test 2',
    course: 'Applied Science & Technology',
    heldOn: '2026-10-25',
    questionCount: 20,
    minutes: 25,
  },
  {
    id: 'paramedical-model-test-3',
    title: 'Paramedical Model Test 3',
    course: 'Paramedical',
    heldOn: '2026-10-24',
    questionCount: 20,
    minutes: 20,
  },
  {
    id: 'cee-model-test-6',
    title: 'CEE Model Test 6',
    course: 'Medical',
    heldOn: '2026-10-17',
    questionCount: 25,
    minutes: 25,
  },
  {
    id: 'cee-model-test-5',
    title: 'CEE Model Test 5',
    course: 'Medical',
    heldOn: '2026-10-03',
    questionCount: 25,
    minutes: 25,
  },
]

export function paperSheet({ id, title }: PreviousPaperShape): Sheet {
  return { kind: 'papers', id, title }
}

const PreviousPaper = builder.objectRef<PreviousPaperShape>('PreviousPaper').implement({
  description: 'Questions of an earlier model test of the institute.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    course: t.exposeString('course'),
    heldOn: t.expose('heldOn', { type: 'Date' }),
    questionCount: t.exposeInt('questionCount'),
    minutes: t.exposeInt('minutes', { description: 'Recommended time for all questions, in minutes.' }),
    pdf: t.field({ type: PdfFile, description: 'The questions and their answer key.', resolve: paperSheet }),
  }),
})

builder.queryField('previousPapers', (t) =>
  t.field({
    authScopes: { student: true },
    type: [PreviousPaper],
    description: 'Papers of earlier model tests, newest first. [student]',
    resolve: (_root, _args, services) => demoRecords(services, previousPapers),
  }),
)
