import { defineCollection, defineSingleton, notAbove } from '#server/content/collection.ts'
import { choice, longText, number, optional, picture, rows, text } from '#server/content/field-kinds.ts'
import { say, sayLabel } from '#server/locales/say.ts'

const place = { section: 'About us', page: '/achievements' } as const
const students = { min: 0, max: 100_000 }

export const achievementsPage = defineSingleton({
  ...place,
  key: 'achievementsPage',
  type: 'AchievementsPage',
  label: 'Achievements page',
  help: 'Introduction and figures above the years.',
  fields: {
    intro: optional(text({ label: 'Introduction', help: 'Below the page’s title.', max: 300 })),
    figures: rows({
      label: 'Figures',
      help: 'Four fit in a row.',
      type: 'AchievementFigure',
      max: 8,
      fields: {
        label: text({ label: 'Label', help: 'What is counted, such as Entrance Toppers.', max: 60 }),
        value: text({ label: 'Figure', help: 'Such as 50+ or 90%+.', max: 20 }),
      },
    }),
  },
})

export const achievementYears = defineCollection({
  ...place,
  key: 'achievementYears',
  type: 'AchievementYear',
  label: 'Achievements by year',
  help: 'Results of each year, the newest first. The first one is open when the page opens.',
  max: 24,
  titleField: 'year',
  check: ({ selected, of, badges }) => [
    ...notAbove('selected', [selected, sayLabel('Students selected')], [of, say`those who sat the exam`]),
    ...badges.flatMap((badge, index) =>
      notAbove(
        `badges.${index}.selected`,
        [badge.selected, say`Students selected by ${badge.body}`],
        [badge.of, say`those who sat the exam`],
      ),
    ),
  ],
  fields: {
    title: text({ label: 'Exam', help: 'Such as CEE MBBS Entrance.', max: 100 }),
    year: number({ label: 'Year', help: 'Such as 2024.', min: 1900, max: 2100 }),
    hue: optional(
      choice({
        label: 'Colour',
        type: 'Hue',
        options: { indigo: 'Indigo', rhododendron: 'Red', juniper: 'Green', barley: 'Yellow' },
      }),
    ),
    summary: optional(longText({ label: 'Summary', max: 500 })),
    picture: picture({
      label: 'Picture',
      help: 'Wide, such as the celebration of the toppers.',
      isWanted: false,
    }),
    selected: optional(
      number({ label: 'Students selected', help: 'Shown when both numbers are filled in.', ...students }),
    ),
    of: optional(number({ label: 'Students who sat the exam', ...students, min: 1 })),
    badges: rows({
      label: 'Selections by body',
      help: 'When several bodies held an exam of their own.',
      type: 'SelectionBadge',
      max: 9,
      fields: {
        body: text({ label: 'Short name', help: 'Such as IOM.', max: 30 }),
        meaning: text({ label: 'Full name', help: 'Such as Institute of Medicine.', max: 120 }),
        selected: number({ label: 'Students selected', ...students }),
        of: number({ label: 'Students who sat the exam', ...students, min: 1 }),
      },
    }),
    scholarships: optional(text({ label: 'Scholarships', help: 'How many, such as 165+.', max: 20 })),
    toppers: rows({
      label: 'Toppers',
      help: 'Ask each of them for permission first.',
      type: 'Topper',
      max: 12,
      fields: {
        name: text({ label: 'Name', max: 100 }),
        reached: text({ label: 'Achievement', help: 'A rank, a college or a scholarship.', max: 120 }),
        from: optional(text({ label: 'Home', help: 'Where they come from.', max: 100 })),
        photo: picture({
          label: 'Photograph',
          help: 'Only with the consent of the person.',
          isWanted: false,
        }),
      },
    }),
  },
})
