import { studyMaterials as collection } from '#server/content/declarations/student-area.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Services } from '#server/graphql/context.ts'
import { PdfFile } from './pdf-file.ts'
import { itemsWithPdf } from './published-items.ts'
import { pdfOf } from './student-pdf.ts'

// A study material is a short PDF on one subject: notes, a formula sheet, a problem set.

export async function listMaterials(services: Pick<Services, 'content' | 'db'>) {
  const items = await itemsWithPdf(collection, services)
  return items.map((item) => ({ ...item, pdf: pdfOf('materials', { ...item, name: item.title }) }))
}

type Material = Awaited<ReturnType<typeof listMaterials>>[number]

const StudyMaterial = builder.objectRef<Material>('StudyMaterial').implement({
  description: 'A short PDF on one subject.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    subject: t.exposeString('subject'),
    kind: t.exposeString('kind', { description: 'Study notes, formula sheet and so on.' }),
    summary: t.exposeString('summary', { description: 'Its contents in a sentence.' }),
    pdf: t.expose('pdf', { type: PdfFile }),
  }),
})

builder.queryField('studyMaterials', (t) =>
  t.field({
    authScopes: { student: true },
    type: [StudyMaterial],
    description: 'The study materials. [student]',
    complexity: { multiplier: collection.max },
    resolve: (_root, _args, context) => listMaterials(context),
  }),
)
