import { afterAll, beforeAll, expect, test } from 'vitest'
import { corrected, correctionScenario } from '#tests/support/results/correction-operations.ts'
import { csvFile } from '#tests/support/results/scenarios.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const { refused, staged } = correctionScenario(() => app)

async function saidOf({ id }: { id: string }) {
  const file = await app.db.prisma.examResultFile.findUniqueOrThrow({ where: { id } })
  return [file.subjects, Number(file.fullMarks)]
}

type Errors = Awaited<ReturnType<typeof refused>>
const mended = (errors: Errors, mark: string) =>
  csvFile(
    corrected(errors, (line) => line.replace(/,[xy],/, `,${mark},`)),
    errors.name,
  )

test('corrected rows have the subjects and full marks of their file, also at the second attempt, unless others are sent', async () => {
  const lines = ['Candidate ID,Exam ID,Exam Mark,Physics,Ward No', '1,SAID,150,70,4', '2,SAID,x,60,5']
  const said = { subjects: ['Physics'], fullMarks: '200' }
  const first = await refused(csvFile(lines.join('\n'), 'Said.csv'), said)
  const second = await refused(mended(first, 'y'))
  expect(await saidOf(await staged(mended(second, '120')))).toEqual([['Physics'], 200])
  const others = { subjects: [], fullMarks: '300' }
  expect(await saidOf(await staged(mended(second, '120'), others))).toEqual([[], 300])
})

test('rows of nobody are recognised beside an Exam ID that was entered for the whole file', async () => {
  const lines = ['Symbol No,Total,Percentage', '1,150,75', '2,x,60', ',,Approved by Sita']
  const names = ['Candidate ID', 'Exam Mark', 'Percentage']
  const layout = {
    columns: names.map((name, place) => ({ name, place })),
    values: [{ name: 'Exam ID', value: 'ENTERED' }],
  }
  const first = await refused(csvFile(lines.join('\n'), 'Entered.csv'), { layout })
  const file = mended(first, '120')
  const { leaveOut } = await refused(file)
  expect(leaveOut).toEqual([{ row: 4, text: 'Approved by Sita' }])
  expect((await staged(file, { layout: { leaveOut: [4] } })).totalRows).toBe(2)
})
