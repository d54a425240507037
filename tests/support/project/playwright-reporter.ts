import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter'
import { projectRoot } from './paths.ts'
import { errorText, ReportBuilder, writeReport } from './report.ts'

/** Writes a `Report` at the end of a run. */
export default class FileReporter implements Reporter {
  #tests: Suite | undefined
  readonly #errors: TestError[] = []

  onBegin(_config: FullConfig, tests: Suite): void {
    this.#tests = tests
  }

  onError(error: TestError): void {
    this.#errors.push(error)
  }

  onEnd(): void {
    const report = new ReportBuilder()
    for (const test of this.#tests?.allTests() ?? []) {
      const file = relative(projectRoot, test.location.file)
      const title = test.titlePath().slice(3).join(' ')
      const outcome = test.outcome()
      if (outcome === 'skipped') report.skip(file, title)
      else if (outcome === 'expected') report.pass()
      else report.fail({ file, project: 'e2e', test: title, error: errorText(test.results[0]?.error ?? {}) })
    }
    for (const error of this.#errors) report.failOutside(errorText(error))
    writeReport(report.build())
  }
}
