import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Command, commandsOf, deployFiles, documents, textOf } from '#tests/support/project/documents.ts'
import { projectRoot } from '#tests/support/project/paths.ts'
import { knownSettings } from '#tests/support/server/settings.ts'

// Every command that a document or a file of deploy/ shows is run by a test or by CI, or as much of it as can be is checked here.

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

/** Where a command is run: the file, and what stands in it; `$1` is the expression's first group. */
const runs: readonly { command: RegExp; by: string; as: string }[] = [
  { command: /^npm ci$/, by: '.ci/steps.sh', as: 'npm ci' },
  { command: /^npm test$/, by: '.ci/run', as: 'npm test' },
  {
    command: /^npm run (generate|lint)( -- --force)?$/,
    by: '.ci/steps.sh',
    as: 'npm run --silent $1',
  },
  { command: /^npm run (audit|scan|image)$/, by: '.ci/nightly', as: 'npm run --silent $1' },
  { command: /^npm (?:run )?(start|dev)$/, by: 'tests/e2e/first-steps.slow.spec.ts', as: "script: '$1'" },
  {
    command: /^NODE_ENV=production .* npm start$/,
    by: 'tests/e2e/operations.slow.spec.ts',
    as: "commandsOf('docs/operations.md')",
  },
  { command: /^npm run package$/, by: 'tests/image/try-package.ts', as: 'tools/debian-package.ts' },
  { command: /^npm run build$/, by: 'tests/unit/build.test.ts', as: "'--force'" },
  { command: /^npm run licences$/, by: 'tests/conventions/licences.test.ts', as: 'licensedPackages' },
  {
    command:
      /npm run (user|backup|restore|adopt|doctor)\b|node (--enable-source-maps )?dist\/server\/(?!main)\w+\.js|^(sudo |\/usr\/bin\/)?pravesh (user|backup|restore|adopt|doctor)\b/,
    by: 'tests/api/documented-commands.slow.test.ts',
    as: 'ownCommand',
  },
  {
    command: /^(\w+=\$\()?curl /,
    by: 'tests/api/documented-requests.slow.test.ts',
    as: "fencesOf('docs/api.md')",
  },
  {
    command: /^(?:sudo |\/usr\/bin\/)?pravesh (start|rollback)$/,
    by: 'tests/image/try-package.ts',
    as: "'pravesh', '$1'",
  },
]

/** Too long, for another machine or of another program: what can be checked of them. */
const checks: readonly { command: RegExp; check(command: Command): void }[] = [
  {
    command: /npm run (bench|abuse|soak|mutate|fuzz|migration|pictures|stress)\b|^npm test -- /,
    check: checkScript,
  },
  { command: /^npm run check$/, check: checkShortLoop },
  { command: /^(CI_SHARD=\d )?\.ci\/run$/, check: () => isThere('.ci/run') },
  { command: /^npm run test:nightly$/, check: () => isThere(scripts['test:nightly']) },
  { command: /^docker build -t pravesh \.$/, check: () => isThere('Dockerfile') },
  { command: /^docker run /, check: checkContainer },
  { command: /^docker compose /, check: checkCompose },
  { command: /^kubectl apply /, check: ({ args }) => filesOf(args).forEach(isThere) },
  { command: /^cp /, check: ({ args }) => filesOf(args.slice(0, -1)).forEach(isThere) },
  { command: /^install .*-m \d+ /, check: ({ args }) => filesOf(args.slice(0, -1)).forEach(isThere) },
  { command: /^(systemctl|journalctl) /, check: checkUnits },
  { command: /^chown 1000:1000 archive\.tar\.gz$/, check: () => {} },
  {
    command: /^(sudo )?(apt-get (install|remove|purge) |pravesh (upgrade|setup-https) )/,
    check: ({ args }) => {
      const file = args.find((arg) => arg.endsWith('.deb')) ?? 'pravesh_1.0.0_amd64.deb'
      expect(file).toMatch(/^(\.\/)?pravesh_\d+\.\d+\.\d+_amd64\.deb$/)
      if (args[0] === 'pravesh') expect(textOf('deploy/pravesh')).toContain(`\n${args[1]})`)
    },
  },
  { command: /^npm ci --omit=dev$/, check: () => isThere('package-lock.json') },
  { command: /^prisma migrate deploy$/, check: () => isThere('prisma/migrations/migration_lock.toml') },
  { command: /^(openssl rand -hex 24|ulimit -n 10000)$/, check: () => {} },
  {
    command: /^\/usr\/bin\/logger /,
    check: ({ args }) =>
      isThere(`deploy/${/-u (\S+)"/.exec(args.join(' '))?.[1] ?? 'pravesh-backup'}.service`),
  },
]

function isThere(path = '') {
  expect(existsSync(join(projectRoot, path)), path).toBe(true)
}

/** Of this project, among arguments. */
const filesOf = (args: readonly string[]) => args.filter((arg) => arg.startsWith('deploy/'))

function checkUnits({ args }: Command): void {
  const units = args.filter((arg) => arg.startsWith('pravesh'))
  expect(units.length).toBeGreaterThan(0)
  for (const unit of units) isThere(`deploy/${unit.includes('.') ? unit : `${unit}.service`}`)
}

/** The script's program is there and knows the options. */
function checkScript({ args }: Command): void {
  const [script = '', ...rest] = args[0] === 'run' ? args.slice(1) : args
  const program = /tsx (\S+\.ts)/.exec(scripts[script] ?? '')?.[1] ?? ''
  isThere(program)
  const source = textOf(program)
  const words = rest.filter((word) => word !== '--' && !/^\d+$/.test(word))
  const unknown = words.filter((word) =>
    word.startsWith('--')
      ? !new RegExp(`\\b${word.slice(2)}'?: \\{`).test(source)
      : !/positionals|argv/.test(source),
  )
  expect(unknown).toEqual([])
}

/** Its parts are what CI runs, too. */
function checkShortLoop(): void {
  const parts = scripts.check?.split(' && ') ?? []
  for (const part of parts.slice(0, -1)) expect(textOf('.ci/steps.sh')).toContain(part)
  expect(parts.at(-1)).toMatch(/^tsx tests\/run\.ts [a-z ]+$/)
}

/** Ports, volumes and settings are those of the image. */
function checkContainer({ args }: Command): void {
  const dockerfile = textOf('Dockerfile')
  const valuesOf = (option: string) => args.filter((_, index) => args[index - 1] === option)
  const isServer = !args.includes('--rm')
  // Behind the image stands what is run in place of the server.
  expect(isServer ? args.at(-1) : args[args.indexOf('node') - 1]).toBe('pravesh')
  expect(valuesOf('-p').map((port) => port.split(':').at(-1))).toEqual(
    isServer ? [/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]] : [],
  )
  expect(valuesOf('-v').map((volume) => volume.split(':')[1])).toEqual([
    /^VOLUME (\S+)$/m.exec(dockerfile)?.[1],
  ])
  expect(valuesOf('-e').filter((setting) => !knownSettings.has(setting.split('=')[0] ?? ''))).toEqual([])
}

/** The file and the service are there. */
function checkCompose({ args }: Command): void {
  const file = args[args.indexOf('-f') + 1] ?? ''
  isThere(file)
  const service = args.includes('exec') ? args[args.indexOf('exec') + 1] : 'pravesh'
  expect(textOf(file)).toMatch(new RegExp(`^  ${service}:$`, 'm'))
}

const shown = [...documents, ...deployFiles].flatMap((path) =>
  commandsOf(path).map((command) => ({ path, command, text: command.text })),
)

describe.each(shown)('$path: $text', ({ command }) => {
  test('is run by a test, or checked', () => {
    const run = runs.find((one) => one.command.test(command.text))
    const check = checks.find((one) => one.command.test(command.text))
    expect(run ?? check, 'a line in the tables above').toBeDefined()
    if (run) expect(textOf(run.by)).toContain(run.as.replace('$1', run.command.exec(command.text)?.[1] ?? ''))
    check?.check(command)
  })

  test('names scripts and settings that are there', () => {
    const script = /npm (?:run )?([a-z][\w:-]*)/.exec(command.text)?.[1]
    if (command.program === 'npm' && script !== 'ci') expect(scripts).toHaveProperty([script ?? ''])
    expect(Object.keys(command.settings).filter((name) => !knownSettings.has(name))).toEqual([])
  })
})

test('no line of the tables is of a command that nothing shows', () => {
  const unused = [...runs, ...checks].filter((one) => !shown.some(({ text }) => one.command.test(text)))
  expect(unused).toEqual([])
})

test('what is done while the server is stopped is not done in its container', () => {
  const commands = shown.filter(({ text }) => /^docker .* dist\/server\/(restore|adopt)\.js/.test(text))
  expect(commands.length).toBeGreaterThan(0)
  for (const { path, text } of commands) expect(text, path).toMatch(/^docker (compose -f \S+ )?run --rm /)
})
