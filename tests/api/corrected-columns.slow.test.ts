import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { corrected, correctionScenario, findingCodes } from '#tests/support/results/correction-operations.ts'
import { csvFile } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { refused, staged } = correctionScenario(() => app)

describe('a column whose name begins like a formula', () => {
  const lines = ['Candidate ID,Exam ID,Exam Mark,Percentage,+2 Physics', '1,PLUS,60,60,30', '2,PLUS,x,70,35']
  const errors = (exam: string) => refused(csvFile(lines.join('\n').replaceAll('PLUS', exam), 'Plus.csv'))
  const marks = async (id: string) => {
    const { rows } = await app.db.pool.query<{ marks: string[] }>(
      `SELECT subject_marks::text[] AS marks FROM exam_results r JOIN exam_result_files f USING (layer)
       WHERE f.id = $1 ORDER BY row_number`,
      [id],
    )
    return rows.map((row) => row.marks)
  }

  test('keeps its values in corrected rows', async () => {
    const file = await errors('PLUS')
    expect(file.header).toContain("'+2 Physics")
    const answer = await staged(
      csvFile(
        corrected(file, (line) => line.replace(',x,', ',70,')),
        file.name,
      ),
    )
    expect(await marks(answer.id)).toEqual([['30'], ['35']])
    expect(findingCodes(answer).has('MISSING_COLUMNS')).toBe(false)
  })

  test('is a subject of that name in a file that was downloaded', async () => {
    const answer = await staged(
      csvFile(lines.join('\n').replace('+2', "'+2").replace(',x,', ',70,'), 'Again.csv'),
    )
    expect(answer.findings.map(({ message }) => message)).toContain(
      'Shown as subjects, with their marks: “+2 Physics”.',
    )
  })

  test('is named when the corrected rows do not have it any more', async () => {
    const file = await errors('MINUS')
    const text = [file.header.replace(",'+2 Physics", ''), '2,MINUS,70,70,Row 3: x'].join('\r\n')
    const { findings } = await staged(csvFile(text, file.name))
    expect(findings).toContainEqual({
      ...{ code: 'MISSING_COLUMNS', severity: 'WARNING', count: null },
      message:
        'Columns of the whole file that the corrected rows do not have. They are empty in these rows: “+2 Physics”.',
    })
  })
})
