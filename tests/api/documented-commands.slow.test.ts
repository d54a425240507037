import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder } from '#tests/support/files/remove-folder.ts'
import { type Command, commandsOf, deployFiles, documents } from '#tests/support/project/documents.ts'
import { testCommand } from '#tests/support/server/command.ts'
import { fill, type Installation, newInstallation, withDatabase } from '#tests/support/server/installation.ts'
import { startOnce } from '#tests/support/server/server-start.ts'

// Runs every command of the installation that a document or a file of deploy/ shows, as it stands there. CHANGELOG.md also shows
// commands that failed in earlier versions.

const serverUrl = process.env.TEST_DATABASE_URL || undefined

interface Expected {
  /** Program and arguments. */
  command: RegExp
  says: RegExp
  /** Settings instead of the installation's. */
  at?: () => Promise<Record<string, string>>
  before?: () => Promise<void>
}

const expected: readonly Expected[] = [
  { command: /^user$/, says: /^Accounts from the command line/ },
  {
    command: /^user add you@example\.edu\.np --role admin( --name Your Name)?$/,
    says: /^you@example\.edu\.np {2}admin.*\nPassword: \S{23}\nIt is shown this once only\.$/m,
    before: () =>
      withDatabase(at, async ({ prisma }) => {
        await prisma.user.deleteMany({ where: { email: 'you@example.edu.np' } })
      }),
  },
  {
    command: /^user reset you@example\.edu\.np$/,
    says: /^you@example\.edu\.np .*\nPassword: \S{23}\nIt is shown this once only\.$/m,
    before: () =>
      withDatabase(at, async ({ prisma }) => {
        const email = 'you@example.edu.np'
        await prisma.user.upsert({ where: { email }, create: { email, passwordHash: '' }, update: {} })
      }),
  },
  { command: /^user trace 203\.0\.113\.7$/, says: /^Nothing was refused/ },
  { command: /^user rotate-keys$/, says: /^There is a new key/ },
  {
    command: /^backup( --keep 14)?$/,
    says: /^\/.*\/backups\/pravesh-[\da-fT-]+\.tar\.gz\n\d+ accounts, 2 notices/,
  },
  { command: /^backup \/mnt\/usb --keep 14$/, says: /^\/.*\/usb-\w+\/pravesh-[\da-fT-]+\.tar\.gz\n/ },
  { command: /^backup --verify$/, says: /^A restore on trial gave the same tables\.$/m },
  {
    command: /^backup --new-key \S+$/,
    says: /^Public key: age1/,
    before: () => rm(join(folder, 'pravesh-key.txt'), { force: true }),
  },
  { command: /^restore archive\.tar\.gz --verify$/, says: /^The archive is whole: / },
  { command: /^restore archive\.tar\.gz$/, says: /^Restored: /, at: newPlace },
  { command: /^restore archive\.tar\.gz --replace$/, says: /^Restored: / },
  {
    command: /^restore archive\.tar\.gz\.age --identity pravesh-key\.txt$/,
    says: /^Restored: /,
    at: newPlace,
    before: encrypted,
  },
  { command: /^doctor$/, says: /^ok +Installation:/m },
  { command: /^adopt$/, says: /^Now all of them are installation /m },
]

const programs = ['user', 'backup', 'restore', 'doctor', 'adopt'] as const
const programsOf = new Map(programs.map((name) => [name, testCommand(`server/cli/${name}.ts`)]))

let at: Installation
/** Where the commands are called. */
let folder: string
const cleanUps: (() => Promise<void>)[] = []

beforeAll(async () => {
  at = await newInstallation(serverUrl)
  await startOnce(settingsOf(at))
  await fill(at)
  folder = await mkdtemp(join(tmpdir(), 'pravesh-documented-'))
  await cp(await archive([]), join(folder, 'archive.tar.gz'))
})
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
  await at.remove()
  await removeFolder(folder)
})

function settingsOf({ dataDir, databaseUrl }: Pick<Installation, 'dataDir' | 'databaseUrl'>) {
  return { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
}

async function newPlace(): Promise<Record<string, string>> {
  const place = await newInstallation(serverUrl)
  cleanUps.push(place.remove)
  return settingsOf(place)
}

async function run(
  name: (typeof programs)[number],
  args: readonly string[],
  settings: Record<string, string> = settingsOf(at),
) {
  const command = await programsOf.get(name)
  if (!command) throw new Error(`There is no command ${name}`)
  return command(args, { NODE_ENV: 'production', ...settings, INIT_CWD: folder })
}

/** Makes a backup. @returns its path. */
async function archive(args: readonly string[]): Promise<string> {
  const { out } = await run('backup', args)
  return out.split('\n')[0] ?? ''
}

async function encrypted(): Promise<void> {
  await rm(join(folder, 'pravesh-key.txt'), { force: true })
  const { out } = await run('backup', ['--new-key', join(folder, 'pravesh-key.txt')])
  const recipient = /^Public key: (\S+)/.exec(out)?.[1] ?? ''
  await cp(await archive(['--recipient', recipient]), join(folder, 'archive.tar.gz.age'))
}

/** Program and arguments of a command that runs one of ours: by npm, by node, in a container or by systemd. */
function ownCommand({ text, args }: Command): string[] {
  const script = /^(?:[A-Z_]+=\S+ )*npm run (\w+)/.exec(text)?.[1]
  const built = args.findIndex((arg) => /^dist\/server\/\w+\.js$/.test(arg))
  if (built >= 0) return [basename(args[built] ?? '', '.js'), ...args.slice(built + 1)]
  if (args[0] === 'pravesh') return args.slice(1)
  return script === undefined ? [] : [script, ...args.slice(args[2] === '--' ? 3 : 2)]
}

/** Each once, by its words; an archive that is left out is the one of the other examples. */
const shown = new Map(
  [...documents, ...deployFiles]
    .filter((path) => path !== 'CHANGELOG.md')
    .flatMap(commandsOf)
    .map((command) =>
      ownCommand(command).map((word) =>
        word.replace('…', 'archive.tar.gz').replace(/^\/(data|var\/lib\/pravesh)\/(backups\/)?/, ''),
      ),
    )
    .filter(([name]) => programs.some((one) => one === name))
    .map((words) => [words.join(' '), words]),
)

test.each([...shown])('%s', async (text, words) => {
  const one = expected.find(({ command }) => command.test(text))
  if (!one) throw new Error('This test does not say what the command prints.')
  await one.before?.()
  const [name, ...args] = words as [(typeof programs)[number], ...string[]]
  const usb = await mkdtemp(join(folder, 'usb-'))
  const given = args.map((arg) => arg.replace('/mnt/usb', usb).replace('<file>', 'key.txt'))
  const { code, out, err } = await run(name, given, await (one.at?.() ?? settingsOf(at)))
  expect(err).toBe('')
  expect(out).toMatch(one.says)
  expect(code).toBe(0)
})

test('every expectation is of a command that is shown', () => {
  const texts = [...shown.keys()]
  expect(expected.filter(({ command }) => !texts.some((text) => command.test(text)))).toEqual([])
})
