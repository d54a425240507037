import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { openStudentsTable } from '#server/domains/students/read-students-csv.ts'
import { readTable } from '#tests/support/database/read-table.ts'

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
    const { problems } = await read('Candidate ID,Registration Number,Student Name,Groups', '1,1,Kamala,Day')
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
