import { defineSingleton } from '#server/content/collection.ts'
import { longText, rows, text, texts } from '#server/content/field-kinds.ts'

export const missionPage = defineSingleton({
  key: 'missionPage',
  type: 'MissionPage',
  label: 'Mission and vision',
  section: 'About us',
  page: '/mission',
  help: 'Mission, vision, values and philosophy.',
  fields: {
    mission: longText({ label: 'Mission', max: 1_000 }),
    vision: longText({ label: 'Vision', max: 1_000 }),
    values: rows({
      label: 'Core values',
      type: 'CoreValue',
      max: 8,
      fields: { name: text({ label: 'Name', max: 60 }), text: longText({ label: 'Text', max: 500 }) },
    }),
    philosophy: longText({ label: 'Philosophy', max: 3_000 }),
    commitments: texts({ label: 'Commitments', help: 'What students can rely on, one line each.' }),
  },
})
