import { defineSingleton } from '#server/content/collection.ts'
import { choice, longText, number, optional, rows, text, texts } from '#server/content/field-kinds.ts'

export const overviewPage = defineSingleton({
  key: 'overviewPage',
  type: 'OverviewPage',
  label: 'Overview',
  section: 'About us',
  page: '/overview',
  help: 'The institute in figures, its history, recognitions and facilities.',
  fields: {
    figures: rows({
      label: 'Figures',
      help: 'Four fit in a row.',
      type: 'OverviewFigure',
      max: 8,
      fields: {
        label: text({ label: 'Label', help: 'What is counted, such as awards won.', max: 60 }),
        value: text({ label: 'Figure', help: 'Such as 50+ or 95%.', max: 20 }),
        picture: choice({
          label: 'Picture',
          help: 'All but the stairs are drawn from the number in the figure.',
          type: 'FigurePicture',
          options: {
            stairs: 'Stairs, for growth',
            ribbon: 'Ribbon, for a percentage',
            ruler: 'Ruler, for years',
            rosettes: 'Dots, for up to 100 things',
          },
        }),
      },
    }),
    legacyIntro: optional(text({ label: 'Introduction to the history', max: 300 })),
    legacyDrawing: optional(
      choice({
        label: 'Drawing above the history',
        type: 'LegacyDrawing',
        options: { twoBuildings: 'From a small house to a large building' },
      }),
    ),
    milestones: rows({
      label: 'History',
      help: 'The oldest year first.',
      type: 'Milestone',
      max: 24,
      fields: {
        year: number({ label: 'Year', help: 'Such as 1996.', min: 1900, max: 2100 }),
        title: text({ label: 'Title', max: 80 }),
        text: longText({ label: 'Text', max: 500 }),
      },
    }),
    recognitions: rows({
      label: 'Recognition',
      help: 'Registrations, awards and partnerships.',
      type: 'Recognition',
      max: 12,
      fields: {
        title: text({ label: 'Title', max: 80 }),
        by: text({ label: 'Given by', max: 120 }),
        text: longText({ label: 'Text', max: 400 }),
      },
    }),
    facilitiesIntro: optional(text({ label: 'Introduction to the facilities', max: 300 })),
    facilities: texts({ label: 'Facilities', help: 'One line each.', max: 20, maxText: 120 }),
  },
})
