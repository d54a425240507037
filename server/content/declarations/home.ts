import { defineSingleton, notAbove } from '#server/content/collection.ts'
import { choice, longText, number, optional, picture, rows, text } from '#server/content/field-kinds.ts'
import { say, sayLabel } from '#server/locales/say.ts'

const dots = { min: 1, max: 100 }

export const homePage = defineSingleton({
  key: 'homePage',
  type: 'HomePage',
  label: 'Home page',
  section: 'Home page',
  page: '/',
  help: 'Figures, reasons and short texts of the home page. Name, phones and app links are settings.',
  check: ({ statistics }) =>
    statistics.flatMap(({ filledDots, dots }, index) =>
      notAbove(
        `statistics.${index}.filledDots`,
        [filledDots, sayLabel('Coloured dots')],
        [dots, say`all dots`],
      ),
    ),
  fields: {
    picture: picture({
      label: 'Large picture',
      help: 'Wide, such as your students or your building. Shown below the name; without it hills are drawn.',
    }),
    statistics: rows({
      label: 'Statistics',
      isWanted: true,
      help: 'Your own figures, such as 50+ teachers. Each is drawn as dots. Four fit in a row.',
      type: 'Statistic',
      max: 8,
      fields: {
        label: text({ label: 'Label', help: 'What is counted, such as Expert Faculty.', max: 60 }),
        value: text({ label: 'Figure', help: 'Such as 50+ or 95%.', max: 20 }),
        shape: choice({
          label: 'Shape of a dot',
          type: 'DotShape',
          options: { diamond: 'Diamond', tooth: 'Mountain', topi: 'Topi' },
        }),
        dots: number({ label: 'Dots', help: 'How many dots are drawn, from 1 to 100.', ...dots }),
        filledDots: optional(
          number({
            label: 'Coloured dots',
            help: 'Such as 19 of 20 dots for 95%. Leave it empty to colour all.',
            ...dots,
          }),
        ),
        legend: optional(
          text({
            label: 'Legend',
            help: 'What one dot stands for, such as: A topi for every teacher',
            max: 100,
          }),
        ),
      },
    }),
    reasonsIntro: optional(text({ label: 'Introduction to the reasons', max: 250 })),
    reasons: rows({
      label: 'Reasons',
      isWanted: true,
      help: 'Shown under “Why Choose Us”.',
      type: 'Reason',
      max: 12,
      fields: {
        title: text({ label: 'Title', max: 80 }),
        text: longText({ label: 'Text', max: 400 }),
        drawing: choice({
          label: 'Drawing',
          type: 'ReasonDrawing',
          options: {
            teacher: 'Topi',
            answerSheet: 'Answer sheet and pencil',
            group: 'Three students',
            notes: 'Book of notes',
            medal: 'Medal',
            counseling: 'Form and speech bubble',
          },
        }),
      },
    }),
    appText: optional(
      text({ label: 'Mobile app', help: 'What the app offers. Shown when a link to it is set.', max: 300 }),
    ),
    counselingText: optional(
      text({
        label: 'Counseling',
        help: 'Shown after the office hours, beside the phone numbers.',
        max: 300,
      }),
    ),
  },
})
