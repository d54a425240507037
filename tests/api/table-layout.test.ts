import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableLayoutInput } from '#tests/gql/graphql.ts'
import {
  csvOf as csvFile,
  csvOf,
  layoutScenario,
  StageLayout,
} from '#tests/support/results/layout-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

describe('table layout', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const { staged, refused } = layoutScenario(() => app)

  const own = csvFile(
    'Himshikhar Academy,,',
    'Results of CEE 9,,',
    'Roll,Name,Obtained',
    '081001,Sita,120',
    '081002,Ram,AB',
    '081003,Gita,150',
  )

  describe('a file whose header is not understood', () => {
    test('is answered with its first rows and the columns that there are', async () => {
      const { layout } = await refused(own)
      expect(layout).toMatchObject({
        headerRow: null,
        rows: [
          { number: 1, cells: ['Himshikhar Academy', '', ''], names: ['', '', ''] },
          { number: 2 },
          { number: 3, cells: ['Roll', 'Name', 'Obtained'] },
          { number: 4, cells: ['081001', 'Sita', '120'] },
          { number: 5 },
          { number: 6 },
        ],
      })
      expect(layout?.columns).toContainEqual({ name: 'Candidate ID', isRequired: true })
      expect(layout?.columns).toContainEqual({ name: 'Percentage', isRequired: false })
    })

    test('is answered with the first 40 characters of a longer cell', async () => {
      const fits = 'a'.repeat(40)
      const { layout } = await refused(csvFile(`${fits},${fits}b`, '081001,Sita'))
      expect(layout?.rows[0]?.cells).toEqual([fits, `${fits}…`])
    })

    test('is read as staff say, with a value of every row, ranks by percentage and what was left out in the preview', async () => {
      const layout = {
        headerRow: 3,
        columns: [
          { name: 'Candidate ID', place: 0 },
          { name: 'Exam Mark', place: 2 },
        ],
        values: [{ name: 'Exam ID', value: 'CEE-9, second' }],
      }
      const { examId, totalRows, sample, findings } = await staged(own, layout, '200')
      expect([examId, totalRows]).toEqual(['CEE-9, second', 3])
      expect(sample).toMatchObject([
        { rowNumber: 4, candidateId: '081001', examMark: '120', percentage: '60', examRank: '2' },
        { rowNumber: 5, candidateId: '081002', examMark: null, percentage: null, examRank: null },
        { rowNumber: 6, candidateId: '081003', examMark: '150', percentage: '75', examRank: '1' },
      ])
      const messages = findings.map(({ message }) => message)
      expect(messages).toContain('Left out above the header: rows 1, 2.')
      expect(messages).toContain(
        'Columns as you chose: Candidate ID is “Roll”, Exam Mark is “Obtained”, Exam ID is “CEE-9, second” in every row.',
      )
    })

    test('is recognised below a title, and offered to be read from there', async () => {
      const { layout } = await refused(
        csvFile('Results of CEE 9', '', 'Candidate ID,Exam ID,Exam Mark,Percentage', '1,TITLE,120,60'),
      )
      expect(layout?.headerRow).toBe(3)
      expect(layout?.rows[1]?.names).toEqual(['Candidate ID', 'Exam ID', 'Exam Mark', 'Percentage'])
    })

    test('that staff read from its row has no note on columns that it names itself', async () => {
      const below = csvFile('A title', 'Candidate ID,Exam ID,Obtained,Percentage', '1,NAMED,120,60')
      const columns = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Percentage'].map((name, place) => ({
        name,
        place,
      }))
      const { findings } = await staged(below, { headerRow: 2, columns })
      expect(findings.map(({ message }) => message)).toContain(
        'Columns as you chose: Exam Mark is “Obtained”.',
      )
    })

    test('may have a column of the same name that was not chosen', async () => {
      const file = csvFile('Exam Mark,Candidate ID,Exam ID,Final,Percentage', '1,081001,TWICE,120,60')
      const columns = ['Exam Mark', 'Candidate ID', 'Exam ID', 'Percentage'].map((name, place) => ({
        ...{ name, place: name === 'Exam Mark' ? 3 : name === 'Percentage' ? 4 : place },
      }))
      const { sample } = await staged(file, { columns })
      expect(sample).toMatchObject([{ candidateId: '081001', examMark: '120' }])
    })

    test.each([
      ['that it lacks', undefined, ['Candidate ID,Exam Mark,Percentage', '1,100,50']],
      ['below a title', 2, ['A title', 'Percentage,Candidate ID,Exam Mark', '50,1,100']],
      ['that it has, too', undefined, ['Candidate ID,Exam ID,Exam Mark,Percentage', '1,OTHER,100,50']],
    ])(
      'may have a value of a column %s, the other columns being as the header says',
      async (_what, headerRow, lines) => {
        const layout = { headerRow, values: [{ name: 'Exam ID', value: 'VALUES' }] }
        const { examId, sample } = await staged(csvFile(...lines), layout as TableLayoutInput)
        expect(examId).toBe('VALUES')
        expect(sample).toMatchObject([{ candidateId: '1', examMark: '100', percentage: '50' }])
      },
    )

    test.each([
      ['an unknown column', { columns: [{ name: 'Roll', place: 0 }] }],
      [
        'a place that is chosen twice',
        {
          columns: [
            { name: 'Candidate ID', place: 0 },
            { name: 'Exam Mark', place: 0 },
          ],
        },
      ],
      ['a place that no file has', { columns: [{ name: 'Candidate ID', place: 100_000 }] }],
      ['a place before the first', { columns: [{ name: 'Candidate ID', place: -1 }] }, 'places of columns'],
      ['a header above the first row', { headerRow: 0 }, 'headerRow'],
      ['a header far above the first row', { headerRow: -1 }, 'headerRow'],
      ['a row before the first', { leaveOut: [2, 0] }, 'leaveOut'],
    ])('%s is no layout', async (_what, layout, named = '') => {
      const { errors } = await app.as('ADMIN').send(StageLayout, { file: own, layout, fullMarks: null })
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT')
      expect(errors?.[0]?.message).toContain(named)
    })

    test('that ends above the row of its header is told so', async () => {
      expect((await refused(own, { headerRow: 7 })).message).toBe('The file ends above row 7.')
      expect((await refused(own, { headerRow: 6 })).message).toMatch(/^Invalid CSV format/)
      expect((await refused(csvFile(''), { headerRow: 7 })).message).toBe('The file is empty.')
    })
  })

  describe('a second header and a total', () => {
    const header = 'Candidate ID,Exam ID,Exam Mark,Exam Rank,Percentage'
    const file = csvFile(header, '1,SUMS,120,2,60', header, '2,SUMS,130,1,65', 'Total,,250,,', ',जम्मा,250,,')

    test('are named and offered to be left out, and nothing is taken until staff say so', async () => {
      const { leaveOut, problems } = await refused(file)
      expect(leaveOut).toEqual([
        { row: 3, reason: 'HEADER', text: `${header.replaceAll(',', ', ').slice(0, 40)}…` },
        { row: 5, reason: 'TOTAL', text: 'Total, 250' },
        { row: 6, reason: 'TOTAL', text: 'जम्मा, 250' },
      ])
      expect(problems.map(({ row }) => row)).toEqual([3, 5, 6])
    })

    test('in the own words of a file are recognised, too, once staff say which column is which', async () => {
      const words = 'Symbol No,Exam ID,Obtained,%'
      const odd = csvFile('A title', words, '1,WORDS,120,60', `${words},,`, '2,WORDS,130,65', 'Total,,250,')
      const names = ['Candidate ID', 'Exam ID', 'Exam Mark', 'Percentage']
      const layout = { headerRow: 2, columns: names.map((name, place) => ({ name, place })) }
      expect((await refused(odd, layout)).leaveOut).toMatchObject([
        { row: 4, reason: 'HEADER' },
        { row: 6, reason: 'TOTAL' },
      ])
      expect((await staged(odd, { ...layout, leaveOut: [4, 6] })).totalRows).toBe(2)
    })

    test.for([',330,,', ',330,165,90', ',330.004,,90'])(
      'without words and an Exam ID are recognised by the sum of the marks: %s',
      async (sums) => {
        const headless = csvFile(
          'Roll,Marks,Pct,Physics',
          '1,120.001,60,30',
          '2,100.002,50,20',
          'R-3,110,55,40',
          sums,
        )
        const names = ['Candidate ID', 'Exam Mark', 'Percentage']
        const columns = names.map((name, place) => ({ name, place }))
        const layout = { columns, values: [{ name: 'Exam ID', value: 'SUMS' }] }
        expect((await refused(headless, layout)).leaveOut).toMatchObject([{ row: 5, reason: 'TOTAL' }])
        expect((await staged(headless, { ...layout, leaveOut: [5] })).totalRows).toBe(3)
      },
    )

    test('without words are none where a row is as good as another or no sum', async () => {
      for (const last of [',,40,20', ',,150,75', ',,0,0', ',SUMS,70,35']) {
        const marks = csvFile(
          'Candidate ID,Exam ID,Exam Mark,Percentage',
          '1,SUMS,40,20',
          '2,SUMS,30,15',
          last,
        )
        expect((await refused(marks)).leaveOut).toEqual([])
      }
    })

    test('are left out then, which the preview says', async () => {
      const { totalRows, sample, findings } = await staged(file, { leaveOut: [3, 5, 6] })
      expect(totalRows).toBe(2)
      expect(sample.map(({ rowNumber }) => rowNumber)).toEqual([2, 4])
      expect(findings.map(({ message }) => message)).toContain('Left out as you chose: rows 3, 5, 6.')
    })
  })

  describe('lines of text below the table', () => {
    const header = 'Candidate ID,Exam ID,Exam Mark,Percentage'
    const lines = [
      ['Highest,,150,', 'TOTAL'],
      ['Pass %,,80,', 'TOTAL'],
      ['Total students: 5', 'OTHER'],
      ['Prepared by: Ram Bahadur,,,', 'OTHER'],
      ['Note: results are provisional', 'OTHER'],
      [',,,Principal', 'OTHER'],
      ['Page 1 of 3,,,', 'OTHER'],
      [',,640,', 'OTHER'],
    ] as const
    const file = csvFile(header, '1,FOOT,120,60', 'NEPAL,FOOT,130,65', ...lines.map(([line]) => line))

    test('are named and offered to be left out, without asking for full marks', async () => {
      const { leaveOut, needsFullMarks } = await refused(file)
      expect(leaveOut.map(({ row, reason }) => [row, reason])).toEqual(
        lines.map(([, reason], at) => [at + 4, reason]),
      )
      expect(leaveOut[3]?.text).toBe('Prepared by: Ram Bahadur')
      expect(needsFullMarks).toBe(false)
      const left = await staged(file, { leaveOut: leaveOut.map(({ row }) => row) })
      expect(left.sample.map(({ candidateId }) => candidateId)).toEqual(['1', 'NEPAL'])
    })

    test('are no rows of candidates who are named like a total', async () => {
      const named = csvFile(
        'Candidate ID,Student Name,Exam ID,Exam Mark,Percentage',
        '1,Sita,NAMED,120,60',
        ',कुल बहादुर थापा,NAMED,130,65',
        ',Min Bahadur,NAMED,110,55',
        ',कुल,,360,',
      )
      expect((await refused(named)).leaveOut).toMatchObject([{ row: 5, reason: 'TOTAL' }])
    })

    test('are no rows of candidates with something wrong', async () => {
      const wrong = csvFile(
        header,
        '1,WRONG,120,60',
        ',WRONG,130,65',
        'CEE 081,WRONG,,60',
        '०८१००१,WRONG,x,60',
        ',,70,35',
      )
      const { leaveOut, problems } = await refused(wrong)
      expect(leaveOut).toEqual([])
      expect(problems.map(({ message }) => message)).toEqual([
        'Candidate ID is required',
        'Exam Mark is required',
        'Expected number, received “x”.',
        'Candidate ID is required',
        'Exam ID is required',
      ])
    })
  })

  test('full marks are not asked for where a mark is missing as well', async () => {
    const { needsFullMarks } = await refused(
      csvFile(
        'Candidate ID,Exam ID,Exam Mark,Percentage',
        '1,NONE,120,60',
        '2,NONE,NA,',
        '3,NONE,,',
        ',NONE,100,',
      ),
    )
    expect(needsFullMarks).toBe(false)
    const marked = csvFile('Candidate ID,Exam ID,Exam Mark,Percentage', '1,SOME,120,60', '2,SOME,130,')
    expect((await refused(marked)).needsFullMarks).toBe(true)
  })

  describe('decimal commas', () => {
    const lines = ['Roll;Marks;Pct;Physics', '1;134,5;67,25;30,125', '2;1,50;0,75;AB', '3;120;60;20']
    const columns = ['Candidate ID', 'Exam Mark', 'Percentage'].map((name, place) => ({ name, place }))
    const layout = { columns, values: [{ name: 'Exam ID', value: 'COMMAS' }] }
    const values = [
      ['134.5', '67.25', '30.125'],
      ['1.5', '0.75', null],
      ['120', '60', '20'],
    ]
    const read = ({ sample }: Awaited<ReturnType<typeof staged>>) =>
      sample
        .toSorted((one, other) => one.rowNumber - other.rowNumber)
        .map(({ examMark, percentage, subjects }) => [examMark, percentage, subjects[0]?.mark])

    test('are kept where columns are chosen and a value is added, and said once', async () => {
      const answer = await staged(csvFile(...lines), layout)
      expect(read(answer)).toEqual(values)
      expect(answer.findings.filter(({ message }) => message.includes('decimal comma'))).toEqual([
        { message: 'Commas in numbers are decimal commas: 134,5 is read as 134.5.' },
      ])
    })

    test('are kept in an error file and in its corrected rows', async () => {
      const wrong = csvFile(...lines.with(2, '2;1,50;x0,75;AB'))
      const { errorFile, problems } = await refused(wrong, layout)
      expect(problems.map(({ row }) => row)).toEqual([3])
      const text = await (await app.as('ADMIN').fetch(errorFile?.downloadUrl ?? '')).text()
      expect(text).toContain(';"1,50";"x0,75";')
      const corrected = csvFile(text.replace('x0,75', '0,75'))
      expect(read(await staged(corrected))).toEqual(values)
    })
  })
})

describe('two row headers', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const { staged, refused } = layoutScenario(() => app)

  test('the second row of a header names the columns below what they share', async () => {
    const file = csvOf(
      'Results,,,,,',
      'Candidate ID,Exam ID,Marks obtained,,Exam Mark,Percentage',
      ',,Physics,रसायन,,',
      '1,TWOROWS,60,60,120,60',
    )
    const columns = [
      ...[
        { name: 'Candidate ID', place: 0 },
        { name: 'Exam ID', place: 1 },
      ],
      ...[
        { name: 'Exam Mark', place: 4 },
        { name: 'Percentage', place: 5 },
      ],
    ]
    const layout = { headerRow: 2, columns }
    expect((await refused(file, layout)).leaveOut).toEqual([
      { row: 3, reason: 'OTHER', text: 'Physics, रसायन' },
    ])
    const { sample, findings } = await staged(file, { ...layout, leaveOut: [3] })
    expect(sample[0]).toMatchObject({ rowNumber: 4, candidateId: '1', examMark: '120' })
    expect(findings.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Left out as you chose: row 3.',
        'Shown as subjects, with their marks: “Physics”, “रसायन”.',
      ]),
    )
  })

  test.each([
    ['Full Marks,,100,100,50,30,20', 'of numbers'],
    ['पूर्णाङ्क,,१००,१००,५०,३०,२०', 'of Nepali numbers'],
    ['Total,,all,all,good,fair,poor', 'of words'],
  ])('a row %s below a header whose columns all have names does not rename them', async (row) => {
    const header = 'Candidate ID,Exam ID,Exam Mark,Percentage,Physics,Chemistry,Botany'
    const file = csvOf(header, row, '1,FULLMARKS,60,60,30,20,10')
    expect((await refused(file)).leaveOut).toMatchObject([{ row: 2, reason: 'TOTAL' }])
    const { findings } = await staged(file, { leaveOut: [2] })
    expect(findings.map(({ message }) => message)).toContain(
      'Shown as subjects, with their marks: “Physics”, “Chemistry”, “Botany”.',
    )
  })

  test('two further rows of a header name the columns together', async () => {
    const file = csvOf(
      'Candidate ID,Exam ID,Marks,,,,Exam Mark,Percentage',
      ',,Physics,,Chemistry,,,',
      ',,Th,Pr,Th,Pr,,',
      '1,THREEROWS,60,20,30,10,120,60',
    )
    const { findings } = await staged(file, { leaveOut: [2, 3] })
    expect(findings.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'Left out as you chose: rows 2, 3.',
        'Shown as subjects, with their marks: “Physics Th”, “Physics Pr”, “Chemistry Th”, “Chemistry Pr”.',
      ]),
    )
  })

  test.each(['Maximum marks,,,200,100', 'अधिकतम,,,२००,१००', 'Out of 200,,,,'])(
    'the row %s does not name the unnamed column in which it begins',
    async (row) => {
      const file = csvOf(',Candidate ID,Exam ID,Exam Mark,Percentage', row, '7,1,LABEL,60,60')
      const { findings } = await staged(file, { leaveOut: [2] })
      const messages = findings.map(({ message }) => message)
      expect(messages).toContain('Column A has no name, so its values are ignored.')
      expect(messages.join()).not.toContain('subjects')
    },
  )

  test('numbers below a cell that columns share are no names', async () => {
    const file = csvOf(
      'Candidate ID,Exam ID,Exam Mark,Percentage,Marks obtained,',
      'Full Marks,,100,100,50,५०',
      '1,SHAREDNUMBERS,60,60,30,30',
    )
    const { findings } = await staged(file, { leaveOut: [2] })
    expect(findings.map(({ message }) => message)).toContain(
      'Shown as subjects, with their marks: “Marks obtained”.',
    )
  })

  test('a file with a header alone has no rows in any layout', async () => {
    const { message } = await refused(csvOf('A title', 'Candidate ID,Exam ID,Exam Mark,Percentage'), {
      headerRow: 2,
    })
    expect(message).toBe('The file has a header but no rows.')
  })
})

describe('added columns', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  const { staged, refused } = layoutScenario(() => app)

  const layout = {
    columns: [
      { name: 'Candidate ID', place: 1 },
      { name: 'Exam Mark', place: 4 },
    ],
    values: [{ name: 'Exam ID', value: 'Total MOCK-9' }],
  }
  const header = 'S.N.,Symbol No.,Name,Physics,Total'

  test('lines of text below a table are recognised beside an Exam ID that staff entered, which is none of their words', async () => {
    const file = csvOf(
      header,
      '1,081001,Sita,60,120',
      '2,NEPAL,Gita,60,130',
      'Total,,,100,240',
      'Note: results are provisional,,,,',
      'Prepared by Ram,,,Approved by Sita,',
      ',Page 1 of 3,,,',
      ',,,,640',
    )
    const { leaveOut } = await refused(file, layout, '200')
    expect(leaveOut).toEqual([
      { row: 4, reason: 'TOTAL', text: 'Total, 100, 240' },
      { row: 5, reason: 'OTHER', text: 'Note: results are provisional' },
      { row: 6, reason: 'OTHER', text: 'Prepared by Ram, Approved by Sita' },
      { row: 7, reason: 'OTHER', text: 'Page 1 of 3' },
      { row: 8, reason: 'OTHER', text: '640' },
    ])
    const left = await staged(file, { ...layout, leaveOut: leaveOut.map(({ row }) => row) }, '200')
    expect(left.sample.map(({ candidateId }) => candidateId)).toEqual(['081001', 'NEPAL'])
  })

  test('rows of candidates with something wrong are none of them', async () => {
    const file = csvOf(header, '1,081001,Sita,60,120', '2,,Min Bahadur,60,130', '3,CEE 081,Gita,,')
    const { leaveOut, problems } = await refused(file, layout, '200')
    expect(leaveOut).toEqual([])
    expect(problems).toEqual([
      { row: 3, message: 'Candidate ID is required' },
      { row: 4, message: 'Exam Mark is required' },
    ])
  })
})
