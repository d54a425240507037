import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { packageFolders, projectRoot } from '#tests/support/project/paths.ts'

const names = z.record(z.string(), z.string()).default({})
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), dependencies: names, optionalDependencies: names }),
  ),
})

const lockIn = (folder: string) =>
  lockFile.parse(JSON.parse(readFileSync(join(projectRoot, folder, 'package-lock.json'), 'utf8')))

/** Where Node would look for a package that another one asks for, the nearest first. */
function placesOf(asking: string, name: string): string[] {
  const folders = asking === '' ? [''] : [asking, ...placesAbove(asking)]
  return folders.map((folder) => (folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`))
}

function placesAbove(path: string): string[] {
  const above = path.lastIndexOf('/node_modules/')
  return above < 0 ? [''] : [path.slice(0, above), ...placesAbove(path.slice(0, above))]
}

/** Packages that are asked for and not there: `npm ci` refuses a lock file that has any. */
function missingPackages(lock: z.infer<typeof lockFile>): string[] {
  return Object.entries(lock.packages).flatMap(([asking, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(asking, name).some((place) => place in lock.packages))
      .map((name) => `${asking} asks for ${name}`),
  )
}

test.each(packageFolders)(
  'the lock file in %s/ holds every package, those for other platforms too',
  (folder) => {
    expect(missingPackages(lockIn(folder))).toEqual([])
  },
)

test("Prisma's command line generates for the client that is installed", () => {
  const { version } = lockIn('tools/prisma').packages['node_modules/prisma'] ?? {}
  expect(version).toMatch(/^\d/)
  expect(lockIn('.').packages['node_modules/@prisma/client']).toHaveProperty('version', version)
})

test('a missing package is found, a nested one is not missed', () => {
  const lock = lockFile.parse({
    packages: {
      '': { dependencies: { a: '1' } },
      'node_modules/a': {
        dependencies: { b: '1' },
        optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' },
      },
      'node_modules/a/node_modules/b': {},
      'node_modules/a-linux': {},
    },
  })
  expect(missingPackages(lock)).toEqual(['node_modules/a asks for a-darwin'])
})
