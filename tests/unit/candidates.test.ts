import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { couldBeSecret } from '#client/features/results/second-secret.ts'
import { isFor } from '#server/domains/candidates/own-candidates.ts'
import { recheckInput } from '#server/domains/rechecks/recheck-input.ts'
import { hasRun, randomPin } from '#server/domains/students/candidate-secret.ts'
import { openStudentsTable } from '#server/domains/students/read-students-csv.ts'
import { said } from '#server/locales/say.ts'
import { normalBirthDate, normalPin } from '#shared/candidate-secret.ts'
import { readTable } from '#tests/support/database/read-table.ts'

describe('read students csv', () => {
  const read = (...lines: string[]) => readTable(lines.join('\n'), openStudentsTable)

  describe('the header of a student list', () => {
    test.each([
      'Candidate ID,Student Name,Groups',
      'REGISTRATION NUMBER;name of student;Group (shift)',
      'candidate_id\tstudent_name\tgroup',
    ])('is found in %j', async (header) => {
      const delimiter = /[,;\t]/.exec(header)?.[0] ?? ','
      const { rows, problems } = await read(header, ['081000', 'कमला राई', 'Day'].join(delimiter))
      expect(problems).toEqual([])
      expect(rows).toEqual([{ number: 2, candidateId: '081000', studentName: 'कमला राई', groups: 'Day' }])
    })

    test('does not take a candidate\'s name for an ID, though "candidate" has an "id" in it', async () => {
      const { problems } = await read('Registration Number,Candidate Name,Groups', '1,Kamala,Day')
      expect(problems).toEqual([
        { row: 1, column: 'Student Name', message: 'The column “Student Name” is missing.' },
      ])
    })

    test('has no name for notes beside the table, which are ignored with a note', async () => {
      const beside = (cells: string) => read('Candidate ID,Student Name,Groups,,,', `1,Kamala,Day,,${cells}`)
      const { rows, notes, problems } = await beside('Highest,95')
      expect([rows.length, problems]).toEqual([1, []])
      expect(notes).toEqual(['2 columns have no name, so their values are ignored: E, F.'])
      expect((await beside(',95')).notes).toEqual(['Column F has no name, so its values are ignored.'])
      expect((await beside(',')).notes).toEqual([])
    })

    test('may not claim a field twice', async () => {
      const { problems } = await read(
        'Candidate ID,Registration Number,Student Name,Groups',
        '1,1,Kamala,Day',
      )
      expect(problems.map(({ column }) => column)).toEqual(['Candidate ID'])
    })
  })

  describe('the rows of a student list', () => {
    test('are read without what keeps them as text in a spreadsheet program', async () => {
      const { rows, problems } = await read(
        'Candidate ID,Student Name,Groups,PIN,Date of Birth',
        '"=""081001""",Anjali,"=""011""","=""048213""","=""2063-04-21"""',
      )
      expect(problems).toEqual([])
      expect(rows[0]).toMatchObject({ candidateId: '081001', groups: '011' })
    })

    test('are read with quoted commas and line breaks', async () => {
      const { rows } = await read(
        'Candidate ID,Student Name,Groups',
        '081001,"Anjali\n Dahal","Group A, Morning"',
      )
      expect(rows[0]).toMatchObject({ studentName: 'Anjali Dahal', groups: 'Group A, Morning' })
    })

    test('have their secrets checked, and not taken without a key', async () => {
      const { rows, problems } = await read(
        'Candidate ID,Student Name,Groups,PIN,Date of Birth',
        '1,Anjali,Day,4711,2063-04-21',
        '2,Kamala,Day,47,21 April',
      )
      expect(rows[0]).toMatchObject({ pinHash: null, birthDateHash: null })
      expect(problems.map(({ row, column }) => [row, column])).toEqual([
        [3, 'PIN'],
        [3, 'Date of Birth'],
      ])
    })

    test('are counted by the secrets that they have', async () => {
      const { facts } = await readTable(
        [
          'Candidate ID,Student Name,Groups,PIN,Date of Birth',
          '1,Anjali,Day,4711,2063-04-21',
          '2,Kamala,Day,4712,',
          '3,Bimal,Day,4713,',
          '4,Rita,Day,,2063-04-22',
          '5,Hari,Day,,',
        ].join('\n'),
        (header) => openStudentsTable(header, 'key'),
      )
      expect(facts?.secrets).toEqual({ pins: 3, birthDates: 2, shortPins: null })
    })

    test.each([
      ['PIN', '', { pins: 0, birthDates: null, shortPins: null }],
      ['Date of Birth', '2063-04-21', { pins: null, birthDates: 1, shortPins: null }],
    ])('have secrets where there is a column for %s', async (column, cell, secrets) => {
      const { facts } = await readTable(
        `Candidate ID,Student Name,Groups,${column}\n1,Anjali,Day,${cell}`,
        (header) => openStudentsTable(header, 'key'),
      )
      expect(facts?.secrets).toEqual(secrets)
    })

    test.each([
      ['two have lost a zero in front', '482913 12345 730582 9173 100200 K4711', [6, 2, [3, 5]]],
      ['many have', '12345 482913 23456 730582 34567 100200 45678 200300 300400', [6, 4, [2, 4, 6]]],
      ['there is no usual length', '482913 12345 7305', null],
      ['some are longer', '482913 12345678 730582', null],
      ['it has a zero in front as text', '"=""012345""" 482913 730582', null],
    ])('have PINs of fewer digits than most where %s', async (_where, pins, short) => {
      const rows = pins.split(' ').map((pin, at) => `${at},Anjali,Day,${pin}`)
      const { facts, problems } = await readTable(
        ['Candidate ID,Student Name,Groups,PIN', ...rows].join('\n'),
        (header) => openStudentsTable(header, 'key'),
      )
      expect(problems).toEqual([])
      const found = facts?.secrets?.shortPins
      expect(found && [found.digits, found.count, found.rows]).toEqual(short)
    })

    test('of the sample are all read', async () => {
      const { rows, problems } = await readTable(
        await readFile('prisma/seed-data/students-2000.csv'),
        openStudentsTable,
      )
      expect(problems).toEqual([])
      expect(rows).toHaveLength(2000)
    })

    test('of the sample with errors are each reported', async () => {
      const { problems } = await readTable(
        await readFile('tests/samples/students-with-errors.csv'),
        openStudentsTable,
      )
      expect(problems.slice(0, 3)).toEqual([
        { row: 4, column: 'Candidate ID', message: 'Candidate ID is required' },
        { row: 5, column: 'Student Name', message: 'Student Name is required' },
        { row: 6, column: 'Groups', message: 'Group is required' },
      ])
      expect(problems.filter(({ row }) => row === 19).map(({ column }) => column)).toEqual([
        'Candidate ID',
        'Student Name',
      ])
    })
  })
})

describe('own candidates', () => {
  test.each(['11/12', '1/2', 'Group 2082/8', '2082/083'])('the groups of %s are two', (groups) => {
    for (const name of groups.split('/'))
      expect(isFor([name], [{ candidateId: '1', groups }]), name).toBe(true)
  })

  test('a slash stands between groups, and not in a year', () => {
    const candidates = [{ candidateId: '1', groups: 'CEE 2082/83, IOE २०८२/८३;Morning/Group 2/Lab' }]
    for (const name of ['CEE 2082/83', 'ioe 2082/83', 'Morning', 'Group 2', 'Lab'])
      expect(isFor([name], candidates), name).toBe(true)
    for (const name of ['CEE 2082', '83']) expect(isFor([name], candidates), name).toBe(false)
  })
})

test('a random PIN has six digits and no runs, and all digits come up', () => {
  const pins = Array.from({ length: 5000 }, randomPin)
  for (const pin of pins) expect(pin).toMatch(/^\d{6}$/)
  expect(pins.filter(hasRun)).toEqual([])
  expect(['111902', '902345', '987024', '024000'].map(hasRun)).toEqual([true, true, true, true])
  expect(['112233', '902468', '135790', '002468', '129753'].filter(hasRun)).toEqual([])
  for (let place = 0; place < 6; place++)
    expect(new Set(pins.map((pin) => pin[place])).size, `place ${place}`).toBe(10)
  expect(new Set(pins).size).toBeGreaterThan(4900)
})

describe('could be secret', () => {
  describe('the form and the server take', () => {
    test.each([
      '2065-04-03',
      '२०६५/०४/०३',
      '2065.4.3',
      ' 2065 4 3 ',
      '2065 - 04 - 03',
      '1999‑12‑31',
      '2065-\u200b04-03',
      '2065-04-32',
      '२०६३।०४।२१',
      '2063–04–21',
      '2063—04—21',
      '2063,04,21',
      '2063, 4, 21',
    ])('%j as a date of birth', (text) => {
      expect(normalBirthDate(text)).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(couldBeSecret('BIRTH_DATE', text)).toBe(true)
    })

    test.each(['428316', '४२८ ३१६', '428-316', 'k7x912', 'SESAME\u200d42', '1234'])('%j as a PIN', (text) => {
      expect(normalPin(text)).toBeDefined()
      expect(couldBeSecret('PIN', text)).toBe(true)
    })
  })

  test.each(['03/04/2065', '3 April 2065', '20650403', '2065', '65-4-3', '2063-13-04', '2063x04x21'])(
    '%j is no date of birth',
    (text) => {
      expect(normalBirthDate(text)).toBeUndefined()
      expect(couldBeSecret('BIRTH_DATE', text)).toBe(false)
    },
  )

  test.each([
    ['1900-01-01', '1899-12-31'],
    ['2200-12-31', '2201-01-01'],
    ['2065-1-01', '2065-0-01'],
    ['2065-12-01', '2065-13-01'],
    ['2065-04-1', '2065-04-0'],
    ['2065-04-32', '2065-04-33'],
  ])('%j is a date of birth, and %j is none', (day, none) => {
    expect(normalBirthDate(day)).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(normalBirthDate(none)).toBeUndefined()
  })

  test.each(['12', 'my pin!', '१२३', 'x'.repeat(21)])('%j is no PIN', (text) => {
    expect(normalPin(text)).toBeUndefined()
    expect(couldBeSecret('PIN', text)).toBe(false)
  })
})

describe('recheck input', () => {
  const read = (contact: string, words = 'Question 14') => recheckInput.safeParse({ contact, words })

  test.each([
    ['1234567', '1234567'],
    ['+977 (1) 234-5678', '+977 (1) 234-5678'],
    ['(+977) 1–5970124', '(+977) 1–5970124'],
    ['१२३४५६७', '1234567'],
    ['1'.repeat(15), '1'.repeat(15)],
    [`${'1'.repeat(7)}${'-'.repeat(33)}`, `${'1'.repeat(7)}${'-'.repeat(33)}`],
    [' Sita@Example.com ', 'sita@example.com'],
  ])('%j is a contact', (contact, stored) => {
    expect(read(contact).data?.contact).toBe(stored)
  })

  test.each([
    '',
    '123456',
    '123-456',
    '1'.repeat(16),
    `${'1'.repeat(7)}${'-'.repeat(34)}`,
    '98XXXXXXXX',
    'a@b',
  ])('%j is none', (contact) => {
    expect(read(contact).error?.issues.map(({ path }) => path)).toEqual([['contact']])
  })

  test('a contact that is missing is said to be', () => {
    const messageOf = (contact: string) => said(read(contact).error?.issues[0]?.message ?? '')
    expect(messageOf(' ')).toBe('Phone number or email address is required')
    expect(messageOf('12')).toMatch(/^Enter a phone number such as/)
  })

  test('the words are there, and at most a thousand characters', () => {
    expect(read('1234567', 'x'.repeat(1000)).success).toBe(true)
    for (const words of ['', 'x'.repeat(1001)])
      expect(read('1234567', words).error?.issues.map(({ path }) => path)).toEqual([['words']])
  })
})
