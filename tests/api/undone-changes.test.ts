import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { SaveContent } from '#tests/support/content/content-operations.ts'
import { CreateNotice } from '#tests/support/content/notice-operations.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const to = { write: (line: string) => void lines.push(line) }
  app = await testApp({ log: createLog({ level: 'error', pretty: false, to }) })
})
afterAll(() => app.close())

test.each(['40P01', '40001'])(
  'a change that the database undoes with %s may be tried again',
  async (code) => {
    await app.db.pool.query(
      `CREATE OR REPLACE FUNCTION undo() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       RAISE EXCEPTION 'undone' USING ERRCODE = '${code}'; END $$`,
    )
    for (const table of ['notices', 'content_versions'])
      await app.db.pool.query(
        `CREATE OR REPLACE TRIGGER undo BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION undo()`,
      )
    const department = { collection: 'departments', version: 0, data: { name: 'Botany' } }
    for (const { errors } of [
      await app.as('ADMIN').send(CreateNotice, { input: { title: 'Holiday', description: 'x' } }),
      await app.as('ADMIN').send(SaveContent, { ...department, publication: 'DRAFT' }),
    ])
      expect(errors).toMatchObject([
        { message: expect.stringContaining('Please try again.'), extensions: { code: 'ABORTED' } },
      ])
    expect(lines).toEqual([])
  },
)
