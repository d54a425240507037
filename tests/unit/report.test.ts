import { expect, test } from 'vitest'
import { ReportBuilder } from '#tests/support/project/report.ts'

test('a report has one entry for each failed file, with its first error in one line', () => {
  const report = new ReportBuilder()
  const file = 'tests/unit/a.test.ts'
  report.pass()
  report.fail({ file, project: 'unit', test: 'adds', error: '\u001b[31mnot\n  so\u001b[39m' })
  report.fail({ file, project: 'unit', test: 'removes', error: 'other' })
  report.fail({ file, project: 'unit', error: 'of a hook' })
  report.skip('tests/unit/b.test.ts', 'one')
  report.skip('tests/unit/b.test.ts', 'two')
  report.failOutside('lost')
  expect(report.build()).toEqual({
    passed: 1,
    failed: [{ file, project: 'unit', tests: 2, error: 'adds: not so' }],
    outside: ['Outside of all files: lost'],
    skipped: ['tests/unit/b.test.ts: one (and 1 more)'],
  })
})
