import { endSessions } from '#server/access/session.ts'
import type { Database } from '#server/db.ts'
import type { Prisma, User } from '#server/generated/prisma/client.ts'
import type { Role } from '#server/generated/prisma/enums.ts'
import { isLastAdmin, type LastAdminShape, lastAdmin, lockAdmins } from './last-admin.ts'

/** Who changes an account, and where. */
export interface Manager {
  db: Database
  /** The acting user; null for the command line. */
  actorId: string | null
  /** Whether demo accounts may sign in, and so count as admins. */
  demo: boolean
}

/** What came of it: the account as it is now; null when there is none. */
export type ManagedUser = User | LastAdminShape | null

/** Gives an account another role, from its next request on. */
export function changeRole(manager: Manager, userId: string, role: Role): Promise<ManagedUser> {
  return manage(manager, userId, async (tx, user) => {
    if (user.role === role) return user
    if (role !== 'ADMIN' && (await isLastAdmin(tx, userId, manager.demo))) return lastAdmin
    await record(tx, manager, 'user.role-changed', user, `${user.email}: ${user.role} → ${role}`)
    return tx.user.update({ where: { id: userId }, data: { role } })
  })
}

/** Closes an account and ends its sessions, at once, or opens it again. */
export function changeDisabled(manager: Manager, userId: string, isDisabled: boolean): Promise<ManagedUser> {
  return manage(manager, userId, async (tx, user) => {
    if ((user.disabledAt !== null) === isDisabled) return user
    if (isDisabled && (await isLastAdmin(tx, userId, manager.demo))) return lastAdmin
    if (isDisabled) await endSessions(tx, { userId })
    await record(tx, manager, isDisabled ? 'user.disabled' : 'user.enabled', user)
    return tx.user.update({
      where: { id: userId },
      data: { disabledAt: isDisabled ? new Date() : null },
    })
  })
}

/** Signs an account out everywhere. */
export function endAllSessions(manager: Manager, userId: string): Promise<ManagedUser> {
  return manage(manager, userId, async (tx, user) => {
    const count = await endSessions(tx, { userId })
    if (count > 0) await record(tx, manager, 'user.sessions-ended', user)
    return user
  })
}

/** Sets a password and signs the account out everywhere. Whoever manages accounts vouches for the address, too. */
export function setPassword(manager: Manager, userId: string, passwordHash: string): Promise<ManagedUser> {
  return manage(manager, userId, async (tx, user) => {
    await endSessions(tx, { userId })
    await tx.oneTimeToken.deleteMany({ where: { userId } })
    await record(tx, manager, 'user.password-set', user)
    return tx.user.update({
      where: { id: userId },
      data: { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? new Date() },
    })
  })
}

/** Adds an account that can be used at once. @returns null when there is one with this address. */
export function addUser(
  { db, actorId }: Manager,
  data: Pick<User, 'email' | 'name' | 'role' | 'passwordHash'>,
): Promise<User | null> {
  return db.prisma.$transaction(async (tx) => {
    if (await tx.user.findUnique({ where: { email: data.email } })) return null
    const user = await tx.user.create({ data: { ...data, emailVerifiedAt: new Date() } })
    await record(tx, { actorId }, 'user.added', user, `${user.email}: ${user.role}`)
    return user
  })
}

function manage(
  { db }: Manager,
  userId: string,
  change: (tx: Prisma.TransactionClient, user: User) => Promise<ManagedUser>,
): Promise<ManagedUser> {
  return db.prisma.$transaction(async (tx) => {
    await lockAdmins(tx)
    const user = await tx.user.findUnique({ where: { id: userId } })
    return user && change(tx, user)
  })
}

async function record(
  tx: Prisma.TransactionClient,
  { actorId }: Pick<Manager, 'actorId'>,
  action: string,
  user: User,
  subject = user.email,
): Promise<void> {
  await tx.activity.create({ data: { actorId, action, subject, subjectId: user.id } })
}
