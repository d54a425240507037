import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readRowsOnThread } from '#server/domains/imports/read-rows-on-thread.ts'
import { cleanUpErrorFiles } from '#server/domains/imports/signed-file.ts'
import { hashSecret } from '#server/domains/students/candidate-secret.ts'
import { studentsRowsOf } from '#server/domains/students/read-students-csv.ts'
import { graphql } from '#tests/gql/gql.ts'
import { scenarios, studentsCsv } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

const StageSecrets = graphql(`
  mutation StageSecrets($file: Upload!) {
    stageStudents(file: $file) {
      __typename
      ... on StagedStudents { id newRows unchangedRows findings { code severity message count } sample { candidateId } }
      ... on InvalidCsv { message problems { row column message } errorFile { downloadUrl } }
    }
  }
`)

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const stage = async (file: File) => (await app.as('ADMIN').run(StageSecrets, { file })).stageStudents

const csv = (...lines: string[]) => new File([lines.join('\n')], 'Students.csv', { type: 'text/csv' })

/** Everything that is stored: of all tables, and of all files. */
async function stored(): Promise<string> {
  const { rows } = await app.db.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  )
  const parts: string[] = []
  for (const { name } of rows)
    parts.push(JSON.stringify((await app.db.pool.query(`SELECT * FROM "${name}"`)).rows, bigIntsAsText))
  return [...parts, ...(await storedFiles()).values()].join('\n')
}

/** Contents by path. */
async function storedFiles(): Promise<Map<string, string>> {
  const folder = join(app.env.dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const),
    ),
  )
}

const bigIntsAsText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

describe('a student list with secrets', () => {
  test('leaves neither a PIN nor a date of birth anywhere, and the rest of the file as it was', async () => {
    await scenarios(app).studentList(
      studentsCsv([
        {
          candidate: '1001',
          name: 'Kamala "K" Rai'.replaceAll('"', ''),
          pin: 'SECRETPIN7',
          birthDate: '2063-04-29',
        },
        { candidate: '1002', groups: '"Day, A"', pin: '="0045127"', birthDate: '' },
        { candidate: '1003', groups: '+2 Science', pin: '', birthDate: '' },
      ]),
    )
    const everything = await stored()
    for (const secret of ['SECRETPIN7', 'secretpin7', '0045127', '2063-04-29'])
      expect(everything).not.toContain(secret)
    expect(everything).toContain(
      'Candidate ID,Student Name,Groups,PIN,Date of Birth\r\n1001,Kamala K Rai,Morning A,,',
    )
    expect(everything).toContain('1002,Sita Sharma,"Day, A",,')
    expect(everything).toContain('1003,Sita Sharma,+2 Science,,')
    const { rows } = await app.db.pool.query(
      'SELECT candidate_id, length(pin_hash) AS pin, length(birth_date_hash) AS born FROM students ORDER BY 1',
    )
    expect(rows).toEqual([
      { candidate_id: '1001', pin: 43, born: 43 },
      { candidate_id: '1002', pin: 43, born: null },
      { candidate_id: '1003', pin: null, born: null },
    ])
  })

  test('says how many it has, and how many it lacks', async () => {
    const staged = await stage(
      studentsCsv([
        { candidate: '2001', pin: '123456' },
        { candidate: '2002', pin: '123457' },
        { candidate: '2003' },
      ]),
    )
    expect(staged).toMatchObject({
      __typename: 'StagedStudents',
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'PINS', severity: 'INFORMATION', count: 2 }),
        expect.objectContaining({ code: 'PINS_MISSING', severity: 'WARNING', count: 1 }),
      ]),
    })
  })

  test('says so when all its cells are empty, as in the file for download', async () => {
    await scenarios(app).studentList(studentsCsv([{ candidate: '2101', pin: '123456' }]))
    const emptied = csv('Candidate ID,Student Name,Groups,PIN', '2101,Sita Sharma,Morning A,')
    const staged = await stage(emptied)
    if (staged.__typename !== 'StagedStudents') throw new Error(staged.message)
    const warnings = staged.findings.filter(({ severity }) => severity === 'WARNING')
    expect(warnings.map(({ code, count }) => [code, count])).toEqual([
      ['NO_CHANGE', null],
      ['PINS_MISSING', 1],
    ])
  })

  test('has a finding of PINs that are shorter than most, by their rows', async () => {
    const pins = ['482913', '12345', '730582', '9173', '100200']
    const staged = await stage(studentsCsv(pins.map((pin, at) => ({ candidate: `220${at}`, pin }))))
    expect(staged).toMatchObject({
      findings: expect.arrayContaining([
        {
          ...{ code: 'SHORT_PINS', severity: 'WARNING', count: 2 },
          message: expect.stringContaining('the 6 of most (rows 3, 5).'),
        },
      ]),
    })
    expect(JSON.stringify(staged)).not.toMatch(/12345|9173/)
  })

  test('is a change, even if names and groups are the same', async () => {
    const names = [{ candidate: '3001' }, { candidate: '3002' }]
    await scenarios(app).studentList(studentsCsv(names))
    const codes = async (file: File) => {
      const staged = await stage(file)
      return staged.__typename === 'StagedStudents' ? staged.findings.map(({ code }) => code) : []
    }
    expect(await codes(studentsCsv(names))).toContain('NO_CHANGE')
    expect(await codes(studentsCsv(names.map((one) => ({ ...one, pin: '4711' }))))).not.toContain('NO_CHANGE')
  })

  test('is refused with cells that are none; a message never repeats a PIN', async () => {
    const staged = await stage(
      csv(
        'Candidate ID,Student Name,Groups,PIN,DOB (BS)',
        '1,Sita,A,123,2063-04-21',
        '2,Sita,A,1.23E+05,21/04/2063',
        '3,Sita,A,12345678901234567890123,2063-13-01',
        '4,Sita,A,रामराम,2063-04-33',
      ),
    )
    expect(staged).toMatchObject({ __typename: 'InvalidCsv' })
    if (staged.__typename !== 'InvalidCsv') return
    expect(staged.problems.map(({ row, column }) => `${row} ${column}`).sort()).toEqual([
      '2 PIN',
      '3 Date of Birth',
      '3 PIN',
      '4 Date of Birth',
      '4 PIN',
      '5 Date of Birth',
      '5 PIN',
    ])
    expect(JSON.stringify(staged.problems)).not.toMatch(/1\.23E|1234567890|रामराम/)
  })

  test('is never kept in clear: not while it waits, is read or corrected, and not afterwards', async () => {
    const looks: string[] = []
    const put = app.files.put.bind(app.files)
    const spy = vi.spyOn(app.files, 'put').mockImplementation(async (...given) => {
      const size = await put(...given)
      looks.push(...(await storedFiles()).values())
      return size
    })
    const body = 'Candidate ID,Student Name,Groups,PIN\n4001,Sita,A,KEPTPIN1\n4002,,A,KEPTPIN2\n'
    const answer = await stage(csv(body))
    if (answer.__typename !== 'InvalidCsv') throw new Error('The list was taken')
    const download = await app.as('ADMIN').fetch(answer.errorFile?.downloadUrl ?? '')
    const wrong = await download.text()
    expect(wrong).toContain('KEPTPIN2')
    expect(wrong).not.toContain('KEPTPIN1')
    const corrected = wrong.replace('4002,,', '4002,Kamala,')
    const joined = await stage(new File([corrected], 'Students - errors.csv'))
    expect(joined).toMatchObject({ __typename: 'StagedStudents', newRows: 2 })
    // A header that is not understood, and a row that cannot be read.
    await stage(csv('Nobody,Student Name,Groups,PIN', '1,Sita,A,KEPTPIN3'))
    await stage(csv('Candidate ID,Student Name,Groups,PIN', '1,Sita,A,KEPTPIN4', '2,"Sita,A,KEPTPIN5'))
    spy.mockRestore()
    expect(looks.length).toBeGreaterThan(8)
    expect(looks.join()).toContain('Candidate ID,Student Name,Groups,PIN')
    expect(looks.join()).not.toMatch(/KEPTPIN/i)
    expect(await stored()).not.toMatch(/KEPTPIN/i)
    await cleanUpErrorFiles({ files: app.files, db: app.db })
    expect(await stored()).not.toMatch(/KEPTPIN/i)
  })

  test.each([
    ['PIN code', 'a postal code'],
    ['Pinned', 'another word'],
  ])('does not take %s for a PIN', async (header) => {
    const staged = await stage(csv(`Candidate ID,Student Name,Groups,${header}`, '1,Sita,A,44600'))
    expect(staged).toMatchObject({
      findings: expect.arrayContaining([expect.objectContaining({ code: 'HEADER' })]),
    })
  })

  test('is read by the thread for large files with the same hashes', async () => {
    const text = 'Candidate ID,Student Name,Groups,PIN,Date of Birth\n1001,Sita,A,k7-x912,2063/4/21\n'
    async function* file() {
      yield Buffer.from(text)
    }
    const parts: string[] = []
    for await (const part of readRowsOnThread(file(), studentsRowsOf('key'), { layer: 7 }))
      if ('text' in part) parts.push(Buffer.from(part.text).toString())
    const [pin, born] = [
      hashSecret('key', 'PIN', '1001', 'K7X912'),
      hashSecret('key', 'BIRTH_DATE', '1001', '2063-04-21'),
    ]
    expect(parts.join('')).toBe(`7\t1001\t2\tSita\tA\t${pin}\t${born}\n`)
  })
})
