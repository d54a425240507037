import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

let folder = ''
let example = ''
let tool: typeof import('#tools/tool.ts')
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-tool-'))
  example = join(folder, 'tools/example')
  await cp(join(projectRoot, 'tools/tool.ts'), join(folder, 'tools/tool.ts'))
  await mkdir(example)
  await write('one')
  tool = await import(join(folder, 'tools/tool.ts'))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => removeFolder(folder))

/** A package that needs one other, which lies beside it: nothing is downloaded. */
async function write(name: string) {
  const dependencies = { [name]: 'file:needed' }
  await mkdir(join(example, 'needed'), { recursive: true })
  await writeFile(join(example, 'needed/package.json'), JSON.stringify({ name, version: '1.0.0' }))
  await writeFile(join(example, 'package.json'), JSON.stringify({ name: 'example', dependencies }))
  const packages = {
    '': { name: 'example', dependencies },
    needed: { name, version: '1.0.0' },
    [`node_modules/${name}`]: { resolved: 'needed', link: true },
  }
  await writeFile(
    join(example, 'package-lock.json'),
    JSON.stringify({ name: 'example', lockfileVersion: 3, packages }),
  )
}

const installed = (name: string) => existsSync(join(example, 'node_modules', name))

test('installs packages once, and again when others are asked for', async () => {
  expect(tool.installTool('example')).toBe(example)
  expect(installed('one')).toBe(true)
  expect(process.stderr.write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('tools/example'))
  await rm(join(example, 'node_modules/one'))
  tool.installTool('example')
  expect(installed('one')).toBe(false)
  await write('two')
  tool.installTool('example')
  expect(installed('two')).toBe(true)
})

test('an installation that failed is tried again', async () => {
  await writeFile(join(example, 'package.json'), '{ "dependencies": { "other": "1.0.0" } }')
  expect(() => tool.installTool('example')).toThrow('npm ci')
  expect(() => tool.installTool('example')).toThrow('npm ci')
})
