import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'graphql'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import { hooksPreset } from '#client/build/hooks-preset.ts'
import { isCurrent, steps } from '#server/build/generated-files.ts'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const { client, operations } = steps

const committed = [client, operations]

const document = parse(`
  query Notice($id: ID!) { notice(id: $id) }
  query FirstNotice($id: ID! = 1) { notice(id: $id) }
  mutation SignOut { signOut }
`)

/** Generated files for a module that imports hooks, by file name. */
async function generatedFor(...hooks: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hooks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const output = join(folder, 'hooks')
  mkdirSync(output)
  writeFileSync(join(output, 'use-old-query.ts'), '')
  const imports = hooks.map((file) => `import { a } from '#client/gql/hooks/${file}'\n`)
  writeFileSync(join(folder, 'page.tsx'), imports.join(''))
  const files = hooksPreset(folder).buildGeneratesSection({
    baseOutputDir: output,
    documents: [{ document }],
  })
  expect(readdirSync(output), 'without the hook of an operation that is gone').toEqual([])
  const text = ({ pluginMap }: (typeof files)[number]) => pluginMap.hook.plugin()
  return Object.fromEntries(files.map((file) => [file.filename.slice(output.length + 1), text(file)]))
}

describe('generated files', () => {
  test.each(committed)('$name are those of the sources', (step) => {
    expect(isCurrent(step), 'run `npm run generate` and commit what it writes').toBe(true)
  })

  describe('a copy of the project', () => {
    let folder = ''
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'pravesh-generated-'))
      const paths = new Set([
        ...committed.flatMap(({ sources, outputs }) => [...sources, ...outputs]),
        'client',
        ...['api', 'e2e', 'support'].map((part) => `tests/${part}`),
      ])
      for (const path of paths) await cp(join(projectRoot, path), join(folder, path), { recursive: true })
    })
    afterAll(() => removeFolder(folder))

    const stale = () => committed.filter((step) => !isCurrent(step, folder))

    /** Until the end of the test. */
    async function change(path: string, edit: (text: string) => string) {
      const file = join(folder, path)
      const text = await readFile(file, 'utf8')
      onTestFinished(() => writeFile(file, text))
      expect(edit(text)).not.toBe(text)
      await writeFile(file, edit(text))
    }

    test('is current, and stays so when the code beside operations changes', async () => {
      expect(stale()).toEqual([])
      await change('tests/api/notices.test.ts', (text) => `// A comment.\n${text}`)
      expect(stale()).toEqual([])
    })

    test.each([
      ['prisma/schema.prisma', 'STUDENT', 'PUPIL', client],
      ['schema.graphql', 'type Notice {', 'type Announcement {', operations],
      ['tests/api/activity.test.ts', 'graphql(`', 'graphql(`#', operations],
      ['client/router.ts', '', "import { A } from '#client/gql/hooks/use-a-query.ts'\n", operations],
    ])('notices a change of %s, %j to %j', async (path, from, to, step) => {
      await change(path, (text) => text.replace(from, to))
      expect(stale()).toEqual([step])
    })

    test('notices that a generated file is missing', async () => {
      const file = join(folder, 'server/generated/pothos.ts')
      await change('server/generated/pothos.ts', (text) => `${text}\n`)
      expect(stale()).toEqual([client])
      await rm(file)
      expect(stale()).toEqual([client])
    })
  })
})

describe('hooks preset', () => {
  test('a hook is generated for an operation that is used as one, and for no other', async () => {
    const hooks = await generatedFor('use-sign-out-mutation.ts')
    expect(Object.keys(hooks)).toEqual(['use-sign-out-mutation.ts'])
    expect(hooks['use-sign-out-mutation.ts']).toContain('useMutation(SignOutDocument, options)')
  })

  test('a query with a required variable has required options', async () => {
    const hooks = await generatedFor('use-notice-query.ts', 'use-first-notice-query.ts')
    expect(hooks['use-notice-query.ts']).toContain('useNoticeQuery = (options: ')
    expect(hooks['use-first-notice-query.ts']).toContain('useFirstNoticeQuery = (options?: ')
  })

  test('a hook without an operation is an error', async () => {
    await expect(generatedFor('use-nothing-query.ts')).rejects.toThrow('use-nothing-query.ts')
  })
})

describe('ensure build', () => {
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
      const command = spawn(process.execPath, [join(folder, 'server/build/ensure-build.js')], {
        stdio: 'pipe',
      })
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
})

describe('tool', () => {
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
})
