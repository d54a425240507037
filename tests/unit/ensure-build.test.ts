import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pravesh-build-'))
  for (const room of ['server', 'client', 'shared', 'prisma']) await mkdir(join(folder, room))
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'codegen.ts', 'client/a.ts']) {
    await writeFile(join(folder, file), '{ "type": "module" }')
  }
  await cp(join(projectRoot, 'server/build/ensure-build.js'), join(folder, 'server/build/ensure-build.js'))
})
afterEach(() => removeFolder(folder))

/** Stands in for the real tools: a tsx that does nothing, and a build.ts that Node can run because it is a folder. */
async function installTools(build = "console.log('built')") {
  for (const tool of ['tsx', 'vite']) {
    const place = join(folder, 'node_modules', tool)
    await mkdir(place, { recursive: true })
    await writeFile(join(place, 'package.json'), '{ "type": "module", "exports": "./index.js" }')
    await writeFile(join(place, 'index.js'), '')
  }
  await mkdir(join(folder, 'dist'), { recursive: true })
  await rm(join(folder, 'server/build/build.ts'), { recursive: true, force: true })
  await mkdir(join(folder, 'server/build/build.ts'))
  await writeFile(join(folder, 'server/build/build.ts/index.js'), build)
}

function ensureBuild(...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'server/build/ensure-build.js'), ...flags],
    { encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

test('says what to do when the tools are not installed', () => {
  const { status, said } = ensureBuild()
  expect(status).toBe(1)
  expect(said).toContain('Run `npm ci --include=dev`, then `npm start`.')
  expect(said).toContain('tsx, vite')
  expect(said).not.toMatch(/^ +at /m)
})

test('builds once, and again only when a source has changed or it is told to', async () => {
  await installTools()
  expect(ensureBuild()).toEqual({ status: 0, said: 'built\n' })
  expect(ensureBuild()).toEqual({ status: 0, said: '' })
  expect(ensureBuild('--force')).toEqual({ status: 0, said: 'built\n' })
  await writeFile(join(folder, 'client/a.ts'), 'changed')
  expect(ensureBuild()).toEqual({ status: 0, said: 'built\n' })
  await writeFile(join(folder, 'client/b.ts'), '')
  expect(ensureBuild()).toEqual({ status: 0, said: 'built\n' })
  expect(ensureBuild()).toEqual({ status: 0, said: '' })
})

test('a build that failed is tried again', async () => {
  await installTools('process.exitCode = 3')
  expect(ensureBuild().status).toBe(3)
  expect(ensureBuild().status).toBe(3)
})

/** A build of one file, in the folder that it is given, and what it sees of the last one. */
const writes = (content: string, end = '') => `
  import { existsSync, readFileSync, writeFileSync } from 'node:fs'
  const last = 'dist/a.txt'
  console.log('beside', existsSync(last) ? readFileSync(last, 'utf8') : 'nothing')
  writeFileSync(\`\${process.argv[process.argv.indexOf('--into') + 1]}/a.txt\`, '${content}')
  ${end}`
const built = () => readFile(join(folder, 'dist/a.txt'), 'utf8')

test('the last build stays until another is complete', async () => {
  await installTools(writes('one'))
  expect(ensureBuild()).toEqual({ status: 0, said: 'beside nothing\n' })
  await installTools(writes('half', 'process.exitCode = 3'))
  expect(ensureBuild('--force')).toEqual({ status: 3, said: 'beside one\n' })
  expect(await built()).toBe('one')
  await installTools(writes('two'))
  expect(ensureBuild('--force')).toEqual({ status: 0, said: 'beside one\n' })
  expect(await built()).toBe('two')
  expect((await readdir(folder)).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
})

test('commands that may run beside a server build only what is missing', async () => {
  await installTools(writes('one'))
  expect(ensureBuild('--if-missing').status).toBe(0)
  expect(ensureBuild('--if-missing')).toEqual({ status: 0, said: '' })
  await writeFile(join(folder, 'client/a.ts'), 'changed')
  const { status, said } = ensureBuild('--if-missing')
  expect(status).toBe(0)
  expect(said).toMatch(/This runs the last build/)
  const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'))
  for (const command of ['user', 'backup', 'restore', 'adopt', 'doctor'])
    expect(scripts[`pre${command}`]).toMatch(/ensure-build\.js --if-missing$/)
})

test('several commands at once build once, one after the other', async () => {
  await installTools(`
    import { existsSync } from 'node:fs'
    while (!existsSync('go')) await new Promise((done) => setTimeout(done, 10))
    console.log('built')`)
  const said = ['', '', '']
  const ended = said.map((_, at) => {
    const command = spawn(process.execPath, [join(folder, 'server/build/ensure-build.js')], { stdio: 'pipe' })
    command.stdout.on('data', (chunk) => {
      said[at] += chunk
    })
    return once(command, 'close')
  })
  const waiting = 'Another command is building Pravesh. Waiting …\n'
  await expect.poll(() => said.toSorted()).toEqual(['', waiting, waiting])
  await writeFile(join(folder, 'go'), '')
  expect((await Promise.all(ended)).map(([code]) => code)).toEqual([0, 0, 0])
  expect(said.toSorted()).toEqual([waiting, waiting, 'built\n'])
})

test('a command that was killed while it was building is not waited for', async () => {
  await installTools()
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(join(folder, 'node_modules/.build-lock'), String(pid))
  expect(ensureBuild()).toEqual({ status: 0, said: 'built\n' })
})
