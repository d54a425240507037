import type { Reporter } from 'vitest/node'
import { errorText, ReportBuilder, writeReport } from './report.ts'

/** An uncaught error names the file that ran in its worker. */
interface UncaughtError {
  message: string
  stack?: string
  VITEST_TEST_PATH?: string
}

/** Writes a `Report` at the end of a run. */
export const fileReporter: Reporter = {
  onTestRunEnd(modules, unhandled) {
    const report = new ReportBuilder()
    for (const module of modules) {
      const file = module.relativeModuleId
      const project = module.project.name
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') report.pass()
        else if (state === 'failed')
          report.fail({ file, project, test: test.fullName, error: errorText(errors?.[0] ?? {}) })
        else report.skip(file, test.fullName)
      }
      // Of hooks, and of a file that could not be loaded.
      const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
      for (const error of [...module.errors(), ...suites])
        report.fail({ file, project, error: errorText(error) })
    }
    for (const uncaught of unhandled as readonly UncaughtError[]) {
      const module = modules.find(({ moduleId }) => moduleId === uncaught.VITEST_TEST_PATH)
      const error = errorText(uncaught)
      if (module) report.fail({ file: module.relativeModuleId, project: module.project.name, error })
      else report.failOutside(error)
    }
    writeReport(report.build())
  },
}
