import { ACCESS_TOKEN_MS } from './access/access-token.ts'
import { KEYS_FRESH_MS, rotateKeys } from './access/keys.ts'
import { hashPassword } from './access/password.ts'
import { choosePassword } from './choose-password.ts'
import type { Database } from './db.ts'
import { emailAddress } from './domains/accounts/account-input.ts'
import { LAST_ADMIN_MESSAGE } from './domains/accounts/last-admin.ts'
import {
  addUser,
  changeDisabled,
  changeRole,
  endAllSessions,
  type ManagedUser,
  type Manager,
  setPassword,
} from './domains/accounts/manage-user.ts'
import { passwordProblem } from './domains/accounts/password-rules.ts'
import { usersMatching } from './domains/accounts/users.ts'
import type { User } from './generated/prisma/client.ts'
import { Role } from './generated/prisma/enums.ts'
import { StartError } from './lib/start-error.ts'

/** The command line makes no sense; the usage helps. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export interface UserOptions {
  role?: string
  name?: string
  now: boolean
  passwordFromStdin: boolean
}

/** @returns what to print. @throws UsageError or StartError with a sentence for the person at the keyboard. */
type Command = (db: Database, args: string[], options: UserOptions) => Promise<string>

/** Long enough for every access token and signed address that the old keys have signed. */
const KEY_GRACE_MS = ACCESS_TOKEN_MS + KEYS_FRESH_MS + 60 * 60_000

export const userCommands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['list', list],
  ['add', add],
  ['reset', reset],
  [
    'role',
    (db, [email, role]) => manage(db, email, (manager, id) => changeRole(manager, id, readRole(role))),
  ],
  ['disable', (db, [email]) => manage(db, email, (manager, id) => changeDisabled(manager, id, true))],
  ['enable', (db, [email]) => manage(db, email, (manager, id) => changeDisabled(manager, id, false))],
  ['end-sessions', (db, [email]) => manage(db, email, endAllSessions)],
  ['rotate-keys', renewKeys],
])

async function list(db: Database, [search]: string[]): Promise<string> {
  const users = await db.prisma.user.findMany({
    where: usersMatching(search),
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

async function manage(
  db: Database,
  email: string | undefined,
  deed: (manager: Manager, userId: string) => Promise<ManagedUser>,
): Promise<string> {
  const user = await findUser(db, email)
  const changed = await deed(managerOf(db), user.id)
  if (!changed) throw new StartError(`The account ${user.email} is not there any more.`)
  if ('kind' in changed) throw new StartError(LAST_ADMIN_MESSAGE)
  return describe(changed)
}

/** Demo accounts do not count as admins here: this process does not know whether the server lets them in. */
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
