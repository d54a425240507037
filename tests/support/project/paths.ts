import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** The project's own folder. */
export const projectRoot = resolve(import.meta.dirname, '../../..')

/**
 * Where a test run leaves its reports, traces and screenshots; git ignores it. TEST_OUTPUT names a folder in it for a run beside
 * another one.
 */
export const outputFolder = resolve(projectRoot, 'tests/.output', process.env.TEST_OUTPUT ?? '')

/** Folders with packages of their own. */
export const packageFolders = [
  '.',
  ...readdirSync(resolve(projectRoot, 'tools'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `tools/${name}`),
]
