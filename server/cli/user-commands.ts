import { randomInt } from 'node:crypto'
import { isIP } from 'node:net'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ACCESS_TOKEN_MS } from '#server/auth/access-token.ts'
import { KEYS_FRESH_MS, rotateKeys } from '#server/auth/keys.ts'
import { hashPassword } from '#server/auth/password.ts'
import type { Database } from '#server/db/database.ts'
import { emailAddress } from '#server/domains/accounts/account-input.ts'
import { LAST_ADMIN_MESSAGE } from '#server/domains/accounts/last-admin.ts'
import {
  addUser,
  changeDisabled,
  changeRole,
  endAllSessions,
  type Manager,
  setPassword,
} from '#server/domains/accounts/manage-user.ts'
import { passwordProblem } from '#server/domains/accounts/password-rules.ts'
import { usersMatching } from '#server/domains/accounts/users.ts'
import type { User } from '#server/generated/prisma/client.ts'
import { Role } from '#server/generated/prisma/enums.ts'
import { addressHashes } from '#server/lib/refusal-log.ts'
import { StartError } from '#server/lib/start-error.ts'

/** Letters and digits that are hard to confuse on paper or over the phone. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Reads a password from standard input or the terminal, or generates one. Passwords are not taken from arguments, which
 * other processes can read.
 *
 * @returns the password and the lines to print; they contain a generated password.
 */
async function choosePassword(o: { fromStdin: boolean }): Promise<{ password: string; note: string[] }> {
  if (o.fromStdin) {
    const [password = ''] = (await text(process.stdin)).split(/\r?\n/)
    return { password, note: [] }
  }
  const typed = process.stdin.isTTY ? await ask() : ''
  if (typed !== '') return { password: typed, note: [] }
  const password = generatePassword()
  return { password, note: [`Password: ${password}`, 'It is shown this once only.'] }
}

/** Four groups of five characters: 99 bits. */
function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

async function ask(): Promise<string> {
  const password = await askHidden('New password (empty: make one up): ')
  if (password !== '' && password !== (await askHidden('Once more: '))) {
    throw new StartError('The two passwords differ. Nothing was changed.')
  }
  return password
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  terminal.on('SIGINT', () => process.exit(130))
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}

/** Invalid arguments; the usage is printed. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export interface UserOptions {
  role?: string
  name?: string
  now: boolean
  passwordFromStdin: boolean
}

/** @returns the text to print. @throws UsageError or StartError with a message for the operator. */
type Command = (db: Database, args: string[], options: UserOptions) => Promise<string>

/** Longer than the validity of access tokens and signed addresses. */
const KEY_GRACE_MS = ACCESS_TOKEN_MS + KEYS_FRESH_MS + 60 * 60_000

export const userCommands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['list', list],
  ['add', add],
  ['reset', reset],
  [
    'role',
    (db, [email, role]) =>
      manage(db, email, (manager, id) => changeRole(manager, id, { role: readRole(role) })),
  ],
  ['disable', (db, [email]) => manage(db, email, (manager, id) => changeDisabled(manager, id, true))],
  ['enable', (db, [email]) => manage(db, email, (manager, id) => changeDisabled(manager, id, false))],
  ['end-sessions', (db, [email]) => manage(db, email, endAllSessions)],
  ['rotate-keys', renewKeys],
  ['trace', trace],
])

async function list(db: Database, [search]: string[]): Promise<string> {
  const users = await db.prisma.user.findMany({
    where: await usersMatching(db, search),
    orderBy: [{ role: 'asc' }, { email: 'asc' }],
  })
  return users.length === 0 ? 'No accounts.' : users.map(describe).join('\n')
}

async function add(db: Database, [email]: string[], options: UserOptions): Promise<string> {
  const address = readEmail(email)
  const role = readRole(options.role ?? 'student')
  const { password, note } = await readPassword(address, options)
  const passwordHash = await hashPassword(password)
  const user = await addUser(managerOf(db), {
    email: address,
    name: options.name ?? null,
    role,
    passwordHash,
  })
  if (!user) throw new StartError(`There is an account ${address} already. See the commands role and reset.`)
  return [describe(user), ...note].join('\n')
}

async function reset(db: Database, [email]: string[], options: UserOptions): Promise<string> {
  const user = await findUser(db, email)
  const { password, note } = await readPassword(user.email, options)
  const passwordHash = await hashPassword(password)
  const done = await manage(db, email, (manager, id) => setPassword(manager, id, passwordHash))
  return [done, ...note].join('\n')
}

async function renewKeys(db: Database, _args: string[], { now }: UserOptions): Promise<string> {
  await rotateKeys(db, now ? 0 : KEY_GRACE_MS)
  return now
    ? 'There is a new key. What the old ones signed counts no more within a minute; browsers renew their sessions by themselves.'
    : 'There is a new key. What the old ones signed counts for a good hour more.'
}

/** How the log names an address that it refused. */
async function trace(db: Database, [address = '']: string[]): Promise<string> {
  if (isIP(address) === 0) throw new UsageError(`"${address}" is no IP address.`)
  const hashes = await addressHashes(db.pool, address)
  if (hashes.length === 0) return 'Nothing was refused in the last days.'
  return hashes.map(({ day, hash }) => `${day}  ${hash}`).join('\n')
}

async function manage(
  db: Database,
  email: string | undefined,
  change: (manager: Manager, userId: string) => Promise<User | { kind: string } | null>,
): Promise<string> {
  const user = await findUser(db, email)
  const changed = await change(managerOf(db), user.id)
  if (!changed) throw new StartError(`The account ${user.email} is not there any more.`)
  if ('kind' in changed) throw new StartError(LAST_ADMIN_MESSAGE)
  return describe(changed)
}

/** Demo accounts do not count as admins: this process does not know whether the server accepts them. */
const managerOf = (db: Database): Manager => ({ db, actorId: null, demo: false })

async function findUser(db: Database, email: string | undefined): Promise<User> {
  const address = readEmail(email)
  const user = await db.prisma.user.findUnique({ where: { email: address } })
  if (!user) throw new StartError(`There is no account ${address}.`)
  return user
}

function readEmail(text: string | undefined): string {
  const parsed = emailAddress.safeParse(text ?? '')
  if (!parsed.success) throw new UsageError(parsed.error.issues[0]?.message ?? 'Email is required')
  return parsed.data
}

function readRole(text: string | undefined): Role {
  const role = Object.values(Role).find((one) => one === text?.toUpperCase())
  if (!role) throw new UsageError(`The role must be admin, teacher or student, not "${text ?? ''}".`)
  return role
}

async function readPassword(email: string, options: UserOptions) {
  const chosen = await choosePassword({ fromStdin: options.passwordFromStdin })
  const problem = await passwordProblem(chosen.password, email)
  if (problem !== undefined) throw new StartError(`That password cannot be used. ${problem}`)
  return chosen
}

function describe({ email, name, role, disabledAt, emailVerifiedAt, isDemo }: User): string {
  const marks = [
    ...(disabledAt ? ['disabled'] : []),
    ...(emailVerifiedAt ? [] : ['address not confirmed']),
    ...(isDemo ? ['demo'] : []),
  ]
  return [email, role.toLowerCase(), ...(name === null ? [] : [name]), ...marks].join('  ')
}
