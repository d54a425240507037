import { endSessions } from '#server/auth/session.ts'
import type { Database } from '#server/db/database.ts'
import { takeInvitationOf } from '#server/domains/invitations/accepted-invitation.ts'
import type { Prisma, User } from '#server/generated/prisma/client.ts'
import type { Role } from '#server/generated/prisma/enums.ts'
import { type ConflictShape, conflictType } from '#server/graphql/conflict.ts'
import { say } from '#server/locales/say.ts'
import { isLastAdmin, type LastAdminShape, lastAdmin, lockAdmins } from './last-admin.ts'
import { User as UserType } from './user.ts'

/** The actor and the database of a change of an account. */
export interface Manager {
  db: Database
  /** The acting user; null for the command line. */
  actorId: string | null
  /** Whether demo accounts may sign in and therefore count as admins. */
  demo: boolean
}

/** The changed account, LastAdmin, or null when the account does not exist. */
export type ManagedUser = User | LastAdminShape | null

export const UserConflict = conflictType('UserConflict', UserType)

/**
 * Changes the role of an account; takes effect on its next request.
 *
 * @param o.version of the account that was edited. A conflict if it has changed since, unless the account has the role already.
 */
export function changeRole(
  manager: Manager,
  userId: string,
  { role, version }: { role: Role; version?: number | null | undefined },
): Promise<ManagedUser | ConflictShape<'UserConflict', User>> {
  return manage(manager, userId, async (tx, user) => {
    if (user.role === role) return user
    if (typeof version === 'number' && version !== user.version) {
      const message = say`This account has changed since you opened it.`
      return { kind: 'UserConflict' as const, message, current: user }
    }
    if (role !== 'ADMIN' && (await isLastAdmin(tx, userId, manager.demo))) return lastAdmin
    await record(tx, manager, 'user.role-changed', user, `${user.email}: ${user.role} → ${role}`)
    return tx.user.update({ where: { id: userId }, data: { role } })
  })
}

/** Disables an account and ends its sessions, or enables it again. */
export function changeDisabled(manager: Manager, userId: string, isDisabled: boolean): Promise<ManagedUser> {
  return manage(manager, userId, async (tx, user) => {
    if ((user.disabledAt !== null) === isDisabled) return user
    if (isDisabled && (await isLastAdmin(tx, userId, manager.demo))) return lastAdmin
    const changed = await tx.user.update({
      where: { id: userId },
      data: { disabledAt: isDisabled ? manager.db.now() : null },
    })
    // After the update: it waits for concurrent sign-ins, whose sessions are then visible here.
    await endSessions(tx, manager.db.now(), { userId })
    await record(tx, manager, isDisabled ? 'user.disabled' : 'user.enabled', user)
    return changed
  })
}

/** Ends all sessions of an account. */
export function endAllSessions(manager: Manager, userId: string): Promise<ManagedUser> {
  return manage(manager, userId, async (tx, user) => {
    const count = await endSessions(tx, manager.db.now(), { userId })
    if (count > 0) await record(tx, manager, 'user.sessions-ended', user)
    return user
  })
}

/** Sets a password, confirms the address and ends all sessions of the account. */
export function setPassword(manager: Manager, userId: string, passwordHash: string): Promise<ManagedUser> {
  return manage(manager, userId, async (tx, user) => {
    const changed = await tx.user.update({
      where: { id: userId },
      data: { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? manager.db.now() },
    })
    if (user.emailVerifiedAt === null) await takeInvitationOf(tx, manager.db.now(), user)
    await endSessions(tx, manager.db.now(), { userId })
    await record(tx, manager, 'user.password-set', user)
    return changed
  })
}

/** Adds an account with a confirmed address. @returns null when the address already has an account. */
export function addUser(
  { db, actorId }: Manager,
  data: Pick<User, 'email' | 'name' | 'role' | 'passwordHash'>,
): Promise<User | null> {
  return db.prisma.$transaction(async (tx) => {
    if (await tx.user.findUnique({ where: { email: data.email } })) return null
    const user = await tx.user.create({ data: { ...data, emailVerifiedAt: db.now() } })
    await record(tx, { actorId }, 'user.added', user, `${user.email}: ${user.role}`)
    return user
  })
}

function manage<Changed>(
  { db }: Manager,
  userId: string,
  change: (tx: Prisma.TransactionClient, user: User) => Promise<Changed>,
): Promise<Changed | null> {
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
