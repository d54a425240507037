/**
 * `npm run image`: makes what the Dockerfile puts into the image, in a temporary folder and without Docker, measures it and
 * the installation beside the recorded sizes, checks the software bill of materials, and uses the application.
 */
import assert from 'node:assert/strict'
import { readFileSync, realpathSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { makeProgramFolder } from '#tools/program-folder.ts'
import { megabytesOf, sizeProblem } from './sizes.ts'
import { tryImage } from './try-image.ts'

interface Components {
  bomFormat: string
  components: readonly { name: string; group?: string; version: string; purl: string }[]
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

/** Lists every production dependency in the version of the lock file, and no tool of the build. */
function checkBillOfMaterials(application: string): void {
  const { bomFormat, components }: Components = readJson(join(application, 'sbom.cdx.json'))
  assert.equal(bomFormat, 'CycloneDX')
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  const { dependencies } = readJson(join(projectRoot, 'package.json'))
  const { packages } = readJson(join(projectRoot, 'package-lock.json'))
  const expected = Object.keys(dependencies).map(
    (name) => `pkg:npm/${name}@${packages[`node_modules/${name}`].version}`,
  )
  assert.deepEqual(
    expected.filter((purl) => !listed.has(purl)),
    [],
  )
  assert.deepEqual(
    [...listed].filter((purl) => /^pkg:npm\/(prisma|vite|typescript)@/.test(purl)),
    [],
  )
  process.stdout.write(`The bill of materials lists ${components.length} packages.\n`)
}

const folder = await mkdtemp(join(tmpdir(), 'pravesh-image-'))
try {
  const application = makeProgramFolder(folder)
  const problems = [
    sizeProblem('packages after npm ci', megabytesOf(realpathSync(join(projectRoot, 'node_modules')))),
    sizeProblem('application in the image', megabytesOf(application)),
  ].filter((problem) => problem !== undefined)
  checkBillOfMaterials(application)
  await tryImage(application)
  process.stdout.write('The application of the image works.\n')
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await removeFolder(folder)
}
