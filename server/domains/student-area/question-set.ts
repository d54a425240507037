import { questionSets as collection } from '#server/content/declarations/student-area.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Services } from '#server/graphql/context.ts'
import { PdfFile } from './pdf-file.ts'
import { itemsWithPdf } from './published-items.ts'
import { pdfOf } from './student-pdf.ts'

// A question set holds the question bank's questions on one subject.

export async function listQuestionSets(services: Pick<Services, 'content' | 'db'>) {
  const items = await itemsWithPdf(collection, services)
  return items.map((item) => ({
    ...item,
    pdf: pdfOf('question-bank', { ...item, title: `Question Bank - ${item.subject}`, name: item.subject }),
  }))
}

type QuestionSetShape = Awaited<ReturnType<typeof listQuestionSets>>[number]

const QuestionSet = builder.objectRef<QuestionSetShape>('QuestionSet').implement({
  description: "The question bank's questions on one subject.",
  fields: (t) => ({
    id: t.exposeID('id'),
    subject: t.exposeString('subject'),
    questionCount: t.exposeInt('questionCount'),
    chapters: t.exposeStringList('chapters'),
    pdf: t.expose('pdf', { type: PdfFile, description: 'The questions.' }),
  }),
})

builder.queryField('questionBank', (t) =>
  t.field({
    authScopes: { student: true },
    type: [QuestionSet],
    description: 'Practice questions by subject. [student]',
    complexity: { multiplier: collection.max },
    resolve: (_root, _args, context) => listQuestionSets(context),
  }),
)
