import { defineCollection } from '#server/content/collection.ts'
import { file, text } from '#server/content/field-kinds.ts'

const place = { section: 'Students’ area', audience: 'students' } as const

export const studyMaterials = defineCollection({
  ...place,
  page: '/materials',
  key: 'studyMaterials',
  type: 'StudyMaterial',
  label: 'Study materials',
  help: 'Notes, formula sheets and problem sets as PDFs. Only students who have signed in see them.',
  titleField: 'title',
  fields: {
    title: text({ label: 'Title', help: 'Such as “Physics study notes”.', max: 150 }),
    subject: text({ label: 'Subject', max: 60 }),
    kind: text({ label: 'Kind', help: 'Such as “Study notes” or “Formula sheet”.', max: 60 }),
    summary: text({ label: 'Summary', help: 'What is in it, in one sentence.', max: 300 }),
    pdf: file({ label: 'File', help: 'A PDF.' }),
  },
})
