import { studyMaterials as collection } from '#server/content/declarations/student-area.ts'
import type { MediaRecord } from '#server/domains/media/media.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { demoRecords } from './demo-records.ts'
import { PdfFile } from './pdf-file.ts'
import { itemsWithPdf } from './published-items.ts'
import type { Sheet } from './sheet.ts'

// A study material is a short PDF on one subject: notes, a formula sheet, a problem set. Staff upload it; the
// texts of the demo's are in server/pdf.

export interface StudyMaterialShape {
  id: string
  title: string
  subject: string
  kind: string
  summary: string
  /** The uploaded PDF; a sheet of the demo has none. */
  media?: MediaRecord
}

export const studyMaterials: readonly StudyMaterialShape[] = [
  {
    id: 'physics-study-notes',
    title: 'Physics study notes',
    subject: 'Physics',
    kind: 'Study notes',
    summary:
      'Motion, energy and waves in short: the laws, what each symbol means, and one worked problem each.',
  },
  {
    id: 'chemistry-formula-sheet',
    title: 'Chemistry formula sheet',
    subject: 'Chemistry',
    kind: 'Formula sheet',
    summary:
      'Moles, gases, equilibrium, thermodynamics and electrochemistry, with the constants to know by heart.',
  },
  {
    id: 'mathematics-problem-set',
    title: 'Mathematics problem set',
    subject: 'Mathematics',
    kind: 'Problem set',
    summary:
      'Thirty problems from algebra to calculus, in the order of difficulty, with answers on the last page.',
  },
  {
    id: 'biology-chapter-notes',
    title: 'Biology chapter notes',
    subject: 'Biology',
    kind: 'Chapter notes',
    summary: 'The cell, human circulation and heredity: what entrance papers ask every year.',
  },
  {
    id: 'english-grammar-guide',
    title: 'English grammar guide',
    subject: 'English',
    kind: 'Grammar guide',
    summary:
      'Agreement, tenses, articles, prepositions and conditionals, with the slips examiners set traps for.',
  },
  {
    id: 'computer-science-programming-notes',
    title: 'Computer Science programming notes',
    subject: 'Computer Science',
    kind: 'Programming notes',
    summary: 'C from variables to arrays and functions, with short programs to type and run.',
  },
]

export function materialSheet({ id, title }: StudyMaterialShape): Sheet {
  return { kind: 'materials', id, title }
}

/** Those that staff have published, and the demo's while it is on. */
export async function listMaterials(
  services: Pick<Context, 'env' | 'content' | 'db'>,
): Promise<StudyMaterialShape[]> {
  const own = await itemsWithPdf(collection, services)
  return [...own, ...(await demoRecords(services, studyMaterials))]
}

const StudyMaterial = builder.objectRef<StudyMaterialShape>('StudyMaterial').implement({
  description: 'A short PDF on one subject.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    subject: t.exposeString('subject'),
    kind: t.exposeString('kind', { description: 'Study notes, formula sheet and so on.' }),
    summary: t.exposeString('summary', { description: 'Its contents in a sentence.' }),
    pdf: t.field({ type: PdfFile, resolve: (material) => material.media ?? materialSheet(material) }),
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
