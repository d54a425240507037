import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from './paths.ts'

/** A file with at least one failed test, hook or uncaught error. */
export interface FailedFile {
  /** Path from the project's folder. */
  file: string
  /** Vitest's project; 'e2e' for Playwright. */
  project: string
  /** How many of its tests failed; 0 if it failed outside of its tests. */
  tests: number
  /** The first error, in one line. */
  error: string
}

/** One run of Vitest or Playwright, as its reporter leaves it for tests/run.ts. */
export interface Report {
  /** Number of tests that passed. */
  passed: number
  failed: FailedFile[]
  /** Errors that belong to no file, a line each. */
  outside: string[]
  /** Tests that were left out, a line for each file. */
  skipped: string[]
}

/** Where the reporters write; unset when nobody reads it, as when Vitest or Playwright is run by hand. */
const path = () => process.env.TEST_REPORT

export function writeReport(report: Report): void {
  const file = path()
  if (file === undefined) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
}

export function readReport(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** A place and a message in one line of bounded length, without colours. */
export function line(where: string, message = ''): string {
  return stripVTControlCharacters(`${where}: ${message.slice(0, 500)}`)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The message of an error and where it was thrown in the project's own code. */
export function errorText({ message, stack = '' }: { message?: string; stack?: string }): string {
  const frame = stack.split('\n').find((one) => one.includes(projectRoot) && !one.includes('node_modules'))
  return `${message ?? stack} ${frame?.replace(`${projectRoot}/`, '').replace('file://', '').trim() ?? ''}`
}

/** Collects the tests of a run by their files. */
export class ReportBuilder {
  #passed = 0
  readonly #failed = new Map<string, FailedFile>()
  readonly #skipped = new Map<string, string[]>()
  readonly #outside: string[] = []

  pass(): void {
    this.#passed += 1
  }

  skip(file: string, test: string): void {
    this.#skipped.set(file, [...(this.#skipped.get(file) ?? []), test])
  }

  /** @param test absent for an error outside of the file's tests. */
  fail(o: { file: string; project: string; test?: string | undefined; error?: string | undefined }): void {
    const { file, project, test = '', error } = o
    const key = `${project} ${file}`
    const known = this.#failed.get(key)
    this.#failed.set(key, {
      file,
      project,
      tests: (known?.tests ?? 0) + (o.test === undefined ? 0 : 1),
      error: known?.error ?? line(test, error),
    })
  }

  failOutside(error: string): void {
    this.#outside.push(line('Outside of all files', error))
  }

  build(): Report {
    const skipped = Array.from(this.#skipped, ([file, [first = '', ...more]]) =>
      line(file, more.length > 0 ? `${first} (and ${more.length} more)` : first),
    )
    return { passed: this.#passed, failed: [...this.#failed.values()], outside: this.#outside, skipped }
  }
}
