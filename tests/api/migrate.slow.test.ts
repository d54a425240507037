import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { ForeignDatabase, MigrationFailed, migrate } from '#prisma/migrate.ts'
import { migrationNames, migrationsFolder } from '#prisma/migrations.ts'
import type { Database } from '#server/db/database.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'

let db: Database
let connection: pg.ClientConfig
let folder: string
let shipped: string[]
beforeAll(async () => {
  db = await testDatabase()
  connection = db.pool.options
  folder = await mkdtemp(join(tmpdir(), 'pravesh-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  shipped = await migrationNames()
})
afterAll(async () => {
  await db.close()
  await removeFolder(folder)
})
beforeEach(() => db.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))

async function writeMigration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), sql)
}

async function tables(): Promise<string[]> {
  const { rows } = await db.pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  )
  return rows.map((row) => row.name)
}

describe('migrating', () => {
  test('brings an empty database to the present schema, once', async () => {
    expect(await migrate(connection)).toEqual(shipped)
    const made = await tables()
    expect(made).toContain('exam_results')
    expect(await migrate(connection)).toEqual([])
    expect(await tables()).toEqual(made)
  })

  test('needs neither the engine nor its lock when there is nothing to do', async () => {
    await migrate(connection)
    const other = await db.pool.connect()
    await other.query('SELECT pg_advisory_lock(72707369)')
    expect(await migrate(connection)).toEqual([])
    await other.query('SELECT pg_advisory_unlock(72707369)')
    other.release()
  })

  test('is done by one of several servers that start at once, and all come up', async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(connection)))
    expect(applied.flat()).toEqual(shipped)
    const { rows } = await db.pool.query('SELECT migration_name, applied_steps_count FROM _prisma_migrations')
    expect(rows).toEqual(shipped.map((name) => ({ migration_name: name, applied_steps_count: 1 })))
  })

  test('takes a script as a whole, semicolons inside functions and texts too', async () => {
    await writeMigration(
      '20990101000000_next',
      `CREATE TABLE next (text text DEFAULT 'a;b');
       DO $$ BEGIN INSERT INTO next DEFAULT VALUES; INSERT INTO next VALUES ('c;d'); END $$;`,
    )
    expect(await migrate(connection, folder)).toEqual([...shipped, '20990101000000_next'])
    const { rows } = await db.pool.query('SELECT text FROM next')
    expect(rows).toEqual([{ text: 'a;b' }, { text: 'c;d' }])
  })

  test('leaves nothing of a migration that fails, names it, and applies it once it is mended', async () => {
    await migrate(connection)
    const before = await tables()
    await writeMigration('20990101000000_next', 'CREATE TABLE half (n int); SELECT 1 / 0;')
    const failing = migrate(connection, folder)
    await expect(failing).rejects.toThrow(MigrationFailed)
    await expect(failing).rejects.toThrow('the migration 20990101000000_next failed: division by zero')
    expect(await tables()).toEqual(before)
    await writeMigration('20990101000000_next', 'CREATE TABLE whole (n int);')
    expect(await migrate(connection, folder)).toEqual(['20990101000000_next'])
    expect(await tables()).toContain('whole')
  })

  test("refuses a database that holds somebody else's tables", async () => {
    await db.pool.query('CREATE TABLE theirs (n int)')
    await expect(migrate(connection)).rejects.toThrow(ForeignDatabase)
    expect(await tables()).toEqual(['theirs'])
  })
})

/** Brings the database to the schema before a migration, with files of exams. */
async function fillOlder(before: string, files: readonly Record<string, unknown>[]): Promise<void> {
  const older = await mkdtemp(join(tmpdir(), 'pravesh-older-'))
  onTestFinished(() => removeFolder(older))
  for (const one of [...shipped.filter((one) => one < before), 'migration_lock.toml'])
    await cp(join(migrationsFolder, one), join(older, one), { recursive: true })
  await migrate(connection, older)
  for (const file of files) {
    const values = { filename: '', total_results: 0, preview: '{}', ...file }
    const names = Object.keys(values)
    await db.pool.query(
      `INSERT INTO exam_result_files (id, file_path, ${names})
       VALUES (gen_random_uuid(), gen_random_uuid()::text, ${names.map((_, at) => `$${at + 1}`)})`,
      Object.values(values),
    )
  }
}

test('exams of older versions become records with what was chosen for them', async () => {
  const name = '20261129173000_exams'
  await fillOlder(name, [
    { exam_id: 'WITHOUT', state: 'PUBLISHED', uploaded_at: '2026-01-01' },
    { exam_id: 'CHOSEN', state: 'WITHDRAWN', uploaded_at: '2026-02-01' },
    { exam_id: 'CHOSEN', state: 'STAGED' },
    { exam_id: 'ONLY-STAGED', state: 'STAGED' },
    { exam_id: 'GOING', state: 'REMOVED' },
  ])
  await db.pool.query(
    `INSERT INTO exam_settings (exam_id, second_secret, full_marks, pass_percentage)
     VALUES ('CHOSEN', 'PIN', 200, 40), ('OF-NO-FILE', 'PIN', NULL, 50)`,
  )
  expect(await migrate(connection)).toEqual(shipped.filter((one) => one >= name))
  const { rows } = await db.pool.query(
    'SELECT id, second_secret AS secret, full_marks::int AS full, pass_percentage::int AS pass FROM exams ORDER BY id',
  )
  const usual = { secret: 'NONE', full: null, pass: 50 }
  expect(rows).toEqual([
    { id: 'CHOSEN', secret: 'PIN', full: 200, pass: 40 },
    { ...usual, id: 'GOING' },
    // As the exam that was published last, for the database does not know the choice for new exams.
    { ...usual, id: 'ONLY-STAGED', secret: 'PIN' },
    { ...usual, id: 'WITHOUT' },
  ])
  await db.pool.query("DELETE FROM exam_result_files WHERE state IN ('REMOVED', 'STAGED')")
  const { rows: left } = await db.pool.query('SELECT id FROM exams ORDER BY id')
  expect(left.map(({ id }) => id)).toEqual(['CHOSEN', 'WITHOUT'])
})

test('attachments of older versions become media files, whose addresses say where they are stored', async () => {
  await fillOlder('20261130110000_attachments_as_media', [])
  const [notice, other] = ['0190a5b2-0000-7000-8000-000000000001', '0190a5b2-0000-7000-8000-000000000002']
  await db.pool.query("INSERT INTO notices (id, title, description) VALUES ($1, 'a', ''), ($2, 'b', '')", [
    notice,
    other,
  ])
  // The same bytes may be attached several times.
  await db.pool.query(
    `INSERT INTO notice_attachments
       (id, notice_id, file_name, file_path, preview_path, file_type, size, sha256, width, height, position)
     SELECT gen_random_uuid(), n, name, n || '/' || file, n || '/' || preview, type, 9, 'x', width, height, place
     FROM (VALUES ($1::uuid, 'तालिका.jpg', '1.jpg', '2.webp', 'image/jpeg', 900, 1800, 0),
       ($1, 'A.pdf', '3.pdf', NULL, 'application/pdf', NULL, NULL, 1),
       ($2, 'A.pdf', '4.pdf', NULL, 'application/pdf', NULL, NULL, 0)) AS v (n, name, file, preview, type, width, height, place)`,
    [notice, other],
  )
  await db.pool.query(
    `INSERT INTO media_files (id, kind, file_name, file_path, media_type, size, sha256)
     VALUES ($1::uuid, 'PDF', 'B.pdf', $1::text || '/file.pdf', 'application/pdf', 9, 'x')`,
    ['0190a5b2-0000-4000-8000-000000000003'],
  )
  await migrate(connection)
  const { rows } = await db.pool.query(
    `SELECT file_name AS name, kind, media.file_path AS path, position, variant.width, variant.file_path AS preview
     FROM media_files AS media LEFT JOIN media_variants AS variant ON media_id = media.id ORDER BY media.file_path`,
  )
  const pdf = { kind: 'PDF', position: 0, width: null, preview: null }
  const folder = `notice-attachments/${notice}`
  expect(rows).toEqual([
    { ...pdf, name: 'B.pdf', path: 'media/0190a5b2-0000-4000-8000-000000000003/file.pdf' },
    {
      ...{ name: 'तालिका.jpg', kind: 'PICTURE', path: `${folder}/1.jpg`, position: 0 },
      ...{ width: 320, preview: `${folder}/2.webp` },
    },
    { ...pdf, name: 'A.pdf', path: `${folder}/3.pdf`, position: 1 },
    { ...pdf, name: 'A.pdf', path: `notice-attachments/${other}/4.pdf` },
  ])
})

test('exams take title and date from the files that candidates see, else from their other files', async () => {
  const name = '20261129180000_exam_titles'
  await fillOlder(name, [])
  await db.pool.query("INSERT INTO exams (id) SELECT unnest('{SEEN,WAITS,NAMED,NAMELESS}'::text[])")
  const files = [
    ['SEEN', 'PUBLISHED', 1, null, 'Model 1', '2026-01-01', 'a.csv'],
    ['SEEN', 'PUBLISHED', 2, null, null, '2026-01-02', 'b.csv'],
    ['SEEN', 'PUBLISHED', 3, '2099-01-01', 'Secret', '2026-01-03', 'c.csv'],
    ['WAITS', 'PUBLISHED', 2, '2099-01-01', 'Model 2', null, 'd.csv'],
    ['WAITS', 'WITHDRAWN', 1, null, 'Withdrawn', '2026-01-04', 'e.csv'],
    ['NAMED', 'STAGED', null, null, null, null, 'नमूना ४ - results.CSV'],
    ['NAMELESS', 'REMOVED', null, null, null, null, 'results (2).csv'],
  ]
  for (const file of files)
    await db.pool.query(
      `INSERT INTO exam_result_files (id, file_path, total_results, preview, exam_id, state, publish_order, release_at,
         exam_title, exam_date, filename)
       VALUES (gen_random_uuid(), gen_random_uuid()::text, 0, '{}', $1, $2::"LayerState", $3, $4, $5, $6, $7)`,
      file,
    )
  await migrate(connection)
  const { rows } = await db.pool.query('SELECT id, title, date::text FROM exams ORDER BY id')
  expect(rows).toEqual([
    { id: 'NAMED', title: 'नमूना ४', date: null },
    { id: 'NAMELESS', title: 'NAMELESS', date: null },
    { id: 'SEEN', title: 'Model 1', date: '2026-01-02' },
    { id: 'WAITS', title: 'Model 2', date: null },
  ])
})

test('exams take release and withdrawal from their files, and nothing is early or comes back by itself', async () => {
  const name = '20261129190000_release_of_exams'
  await fillOlder(name, [])
  const past = '2026-01-02T00:00:00.000Z'
  const [soon, later] = ['2098-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']
  const published = { state: 'PUBLISHED', uploaded_at: '2026-01-01' }
  const withdrawn = {
    ...published,
    state: 'WITHDRAWN',
    withdrawn_reason: 'Key',
    withdrawn_words: 'Question 14',
  }
  const cases: Record<string, object[]> = {
    'SEEN-AND-CORRECTED': [published, { ...published, release_at: past, revision_reason: 'OTHER' }],
    'SEEN-BESIDE-WAITING': [published, { ...published, release_at: soon }],
    'SEEN-BESIDE-WITHDRAWN': [published, { ...withdrawn, withdrawn_at: '2026-02-01' }],
    'TWO-HOURS': [
      { ...published, release_at: later },
      { ...published, release_at: soon, announced: true },
    ],
    'ALL-WITHDRAWN': [
      { ...withdrawn, withdrawn_at: '2026-02-01' },
      { ...withdrawn, withdrawn_at: '2026-02-02', withdrawn_words: null },
    ],
    'NEVER-SEEN': [{ ...withdrawn, release_at: '2026-02-01', withdrawn_at: '2026-01-15' }],
    STAGED: [{ state: 'STAGED' }],
  }
  for (const [examId, files] of Object.entries(cases)) {
    await db.pool.query('INSERT INTO exams (id, title) VALUES ($1, $1)', [examId])
    for (const [at, file] of files.entries()) {
      const order = 'uploaded_at' in file ? { publish_order: at + 1 } : {}
      const values = {
        exam_id: examId,
        filename: `${at + 1}.csv`,
        total_results: 1,
        preview: '{}',
        ...order,
        ...file,
      }
      const names = Object.keys(values)
      await db.pool.query(
        `INSERT INTO exam_result_files (id, file_path, ${names})
         VALUES (gen_random_uuid(), gen_random_uuid()::text, ${names.map((_, place) => `$${place + 1}`)})`,
        Object.values(values),
      )
    }
  }
  await migrate(connection)
  const { rows } = await db.pool.query(
    `SELECT exams.id, exams.release_at AS release, announced, withdrawn_at AS withdrawn, withdrawn_words AS words,
       array_agg(concat_ws(' ', filename, state, publish_order) ORDER BY filename) AS files
     FROM exams JOIN exam_result_files ON exam_id = exams.id GROUP BY exams.id ORDER BY exams.id`,
  )
  const first = new Date('2026-01-01')
  const shown = { release: first, announced: false, withdrawn: null, words: null }
  const staged = (file: string) => `${file} STAGED`
  expect(rows).toEqual([
    {
      ...{ ...shown, id: 'ALL-WITHDRAWN', withdrawn: new Date('2026-02-02') },
      files: ['1.csv PUBLISHED 1', '2.csv PUBLISHED 2'],
    },
    {
      ...{ ...shown, id: 'NEVER-SEEN', release: new Date('2026-02-01'), withdrawn: new Date('2026-01-15') },
      ...{ words: 'Question 14', files: ['1.csv PUBLISHED 1'] },
    },
    { ...shown, id: 'SEEN-AND-CORRECTED', files: ['1.csv PUBLISHED 1', '2.csv PUBLISHED 2'] },
    { ...shown, id: 'SEEN-BESIDE-WAITING', files: ['1.csv PUBLISHED 1', staged('2.csv')] },
    { ...shown, id: 'SEEN-BESIDE-WITHDRAWN', files: ['1.csv PUBLISHED 1', staged('2.csv')] },
    { ...shown, id: 'STAGED', release: null, files: [staged('1.csv')] },
    {
      ...{ ...shown, id: 'TWO-HOURS', release: new Date(soon), announced: true },
      files: [staged('1.csv'), '2.csv PUBLISHED 2'],
    },
  ])
  const { rows: times } = await db.pool.query(
    'SELECT uploaded_at AS at FROM exam_result_files WHERE revision_reason IS NOT NULL',
  )
  // Candidates read that day with the reason.
  expect(times).toEqual([{ at: new Date(past) }])
})

test('slips that were signed keep their codes and what they say', async () => {
  await fillOlder('20261130100000_unsigned_result_slips', [])
  const least = {
    iss: 'Himshikhar',
    sub: '081002',
    exam: 'CEE',
    title: 'CEE',
    pass: '45',
    rev: 1,
    out: 'ABSENT',
  }
  const whole = {
    ...{
      iss: 'हिमशिखर',
      sub: '081001',
      name: 'कमला राई?>',
      group: 'A',
      exam: 'CEE',
      title: 'CEE Model',
      date: '2026-11-14',
    },
    ...{ mark: '134.5', full: '200', pct: '67.25', pass: '45', rank: '12', rev: 1 },
    subj: [['Physics', '31.75'], ['Botany', 'AB'], ['Zoology']],
  }
  for (const [code, claims] of Object.entries({ '7562EGFY0G': whole, '7562EGFY0H': least }))
    await db.pool.query(
      'INSERT INTO result_slips (code, digest, candidate_id, token) VALUES ($1, $1, $2, $3)',
      [code, claims.sub, `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`],
    )
  // Of a candidate whose data were deleted.
  await db.pool.query("INSERT INTO result_slips (code) VALUES ('7562EGFY0K')")
  await migrate(connection)
  const { rows } = await db.pool.query(
    'SELECT code, exam_id AS exam, candidate_id AS candidate, words FROM result_slips ORDER BY code',
  )
  const unknown = { studentName: null, groups: null, examDate: null, examMark: null, fullMarks: null }
  expect(rows).toEqual([
    {
      ...{ code: '7562E-GFY0G', exam: 'CEE', candidate: '081001' },
      words: {
        ...{ institute: 'हिमशिखर', studentName: 'कमला राई?>', groups: 'A', examTitle: 'CEE Model' },
        ...{
          examDate: '2026-11-14',
          outcome: null,
          examMark: '134.5',
          fullMarks: '200',
          percentage: '67.25',
        },
        ...{ passPercentage: '45', examRank: '12' },
        subjects: [
          { name: 'Physics', mark: '31.75', isAbsent: false },
          { name: 'Botany', mark: null, isAbsent: true },
          { name: 'Zoology', mark: null, isAbsent: false },
        ],
      },
    },
    {
      ...{ code: '7562E-GFY0H', exam: 'CEE', candidate: '081002' },
      words: {
        ...{ ...unknown, institute: 'Himshikhar', examTitle: 'CEE', outcome: 'ABSENT', percentage: null },
        ...{ passPercentage: '45', examRank: null, subjects: [] },
      },
    },
  ])
})
