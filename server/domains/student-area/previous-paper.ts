import { previousPapers as collection } from '#server/content/declarations/student-area.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Services } from '#server/graphql/context.ts'
import { PdfFile } from './pdf-file.ts'
import { itemsWithPdf } from './published-items.ts'
import { pdfOf } from './student-pdf.ts'

// A previous paper holds questions of an earlier exam.

/** The newest first; those of one day in the order of staff. */
export async function listPapers(services: Pick<Services, 'content' | 'db'>) {
  const items = await itemsWithPdf(collection, services)
  return items
    .map((item) => ({ ...item, pdf: pdfOf('papers', { ...item, name: item.title }) }))
    .sort((one, other) => other.heldOn.localeCompare(one.heldOn))
}

type Paper = Awaited<ReturnType<typeof listPapers>>[number]

const PreviousPaper = builder.objectRef<Paper>('PreviousPaper').implement({
  description: 'Questions of an earlier exam of the institute.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    course: t.exposeString('course'),
    heldOn: t.expose('heldOn', { type: 'Date' }),
    questionCount: t.exposeInt('questionCount'),
    minutes: t.exposeInt('minutes', { description: 'Time for all questions, in minutes.' }),
    pdf: t.expose('pdf', { type: PdfFile, description: 'The questions.' }),
  }),
})

builder.queryField('previousPapers', (t) =>
  t.field({
    authScopes: { student: true },
    type: [PreviousPaper],
    description: 'Papers of earlier exams, newest first. [student]',
    complexity: { multiplier: collection.max },
    resolve: (_root, _args, context) => listPapers(context),
  }),
)
