import { z } from 'zod'
import { actorIdOf } from '#server/auth/viewer.ts'
import { emailAddress } from '#server/domains/accounts/account-input.ts'
import { RoleEnum } from '#server/domains/accounts/user.ts'
import { isPublished, lockCandidate } from '#server/domains/candidates/candidate-linking.ts'
import { resolveCandidateId } from '#server/domains/candidates/resolve-candidate-id.ts'
import { normalCandidateId } from '#server/domains/students/candidate-id.ts'
import { MAX_NAME_LENGTH } from '#server/domains/students/read-students-csv.ts'
import type { Invitation, Prisma } from '#server/generated/prisma/client.ts'
import { Role } from '#server/generated/prisma/enums.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { type InvalidInputShape, invalidInput, invalidInputFrom } from '#server/graphql/errors.ts'
import { visibleLine } from '#server/lib/visible-text.ts'
import { type InvitedShape, invitedUnion } from './invitation.ts'
import { countInvitation } from './invitation-limits.ts'
import { dropQueuedInvitations, sendInvitation } from './invitation-sending.ts'
import { lockInvitations } from './lock-invitations.ts'

const invitationInput = z
  .object({
    email: emailAddress,
    name: z
      .string()
      .transform(visibleLine)
      .pipe(z.string().max(MAX_NAME_LENGTH, 'That is too long for a name')),
    role: z.enum(Role),
    candidateId: z.string().transform(normalCandidateId),
  })
  .refine(({ role, candidateId }) => role === 'STUDENT' || candidateId === '', {
    path: ['candidateId'],
    message: 'Only students have a Candidate ID',
  })
type Input = z.infer<typeof invitationInput>

const InviteUserResult = invitedUnion('InviteUserResult')

builder.mutationField('inviteUser', (t) =>
  t.field({
    authScopes: { admin: true },
    type: InviteUserResult,
    description:
      'Invites somebody without an account by mail. The link of the mail makes the account, once, within 7 days. Without a mail server the answer has the link. Refused with InvalidInput for an address that has an account or an invitation with other values that has not expired; one with the same values is sent again, so the mutation can be repeated after a lost answer. [admin]',
    args: {
      email: t.arg.string({ required: true }),
      name: t.arg.string(),
      role: t.arg({ type: RoleEnum, required: true }),
      candidateId: t.arg.string({
        description:
          'Candidate ID of a published result file or student list that the account will be linked to; for students only.',
      }),
    },
    resolve: (_root, args, context) => inviteUser(context, args),
  }),
)

async function inviteUser(
  context: Context,
  args: {
    email: string
    name?: string | null | undefined
    role: Role
    candidateId?: string | null | undefined
  },
): Promise<InvitedShape | InvalidInputShape> {
  const checked = invitationInput.safeParse({
    ...args,
    name: args.name ?? '',
    candidateId: args.candidateId ?? '',
  })
  if (!checked.success) return invalidInputFrom(checked.error)
  const { candidateId: typed, ...others } = checked.data
  await countInvitation(context, others.email)
  const input = { ...others, candidateId: (await resolveCandidateId(context.db, typed)) ?? typed }
  const outcome = await context.db.prisma.$transaction(async (tx) => {
    await lockInvitations(tx)
    const problem = await addressProblem(tx, context, input)
    if (problem !== undefined) return invalidInput([{ path: 'email', message: problem }])
    const candidateId = await findCandidate(tx, context, input)
    if (typeof candidateId === 'object' && candidateId !== null) return candidateId
    return sendInvitation(tx, context, await store(tx, context, { ...input, candidateId }), {
      mailed: 'user.invited',
      shown: 'user.invited-by-link',
    })
  })
  if (outcome.kind === 'Invited') context.outboxWorker.wake()
  return outcome
}

const roles: Readonly<Record<Role, string>> = {
  ADMIN: 'an admin',
  TEACHER: 'a teacher',
  STUDENT: 'a student',
}

async function addressProblem(
  tx: Prisma.TransactionClient,
  { db }: Pick<Context, 'db'>,
  { email, name, role, candidateId }: Input,
): Promise<string | undefined> {
  const user = await tx.user.findUnique({ where: { email } })
  if (user?.disabledAt)
    return 'This address has an account, which is disabled. Enable it in the list of users'
  if (user?.emailVerifiedAt) return `This address has an account already, as ${roles[user.role]}`
  const open = await tx.invitation.findUnique({ where: { email, expiresAt: { gt: db.now() } } })
  const isRepeated =
    open?.role === role && (open.name ?? '') === name && (open.candidateId ?? '') === candidateId
  return open && !isRepeated
    ? 'This address is invited already. You can send the invitation again, or revoke it'
    : undefined
}

/** The candidate ID in its stored form; null without one. */
async function findCandidate(
  tx: Prisma.TransactionClient,
  { db }: Pick<Context, 'db'>,
  { email, candidateId }: Pick<Input, 'email' | 'candidateId'>,
): Promise<string | null | InvalidInputShape> {
  if (candidateId === '') return null
  const refuse = (message: string) => invalidInput([{ path: 'candidateId', message }])
  await lockCandidate(tx, candidateId)
  if (!(await isPublished(tx, candidateId)))
    return refuse(`No published result file and no student list has the Candidate ID ${candidateId}`)
  const link = await tx.candidateLink.findUnique({ where: { candidateId }, include: { user: true } })
  if (link) return refuse(`The Candidate ID ${candidateId} is linked to ${link.user.email}`)
  const other = await tx.invitation.findFirst({
    where: { candidateId, email: { not: email }, expiresAt: { gt: db.now() } },
  })
  if (other) return refuse(`${other.email} is invited with the Candidate ID ${candidateId}`)
  return candidateId
}

/** Takes the place of expired invitations with the address or the candidate ID. One of an unconfirmed sign-up gets its id. */
async function store(
  tx: Prisma.TransactionClient,
  { viewer }: Pick<Context, 'viewer'>,
  { email, name, role, candidateId }: Omit<Input, 'candidateId'> & { candidateId: string | null },
): Promise<Pick<Invitation, 'id' | 'email' | 'role'>> {
  const actorId = actorIdOf(viewer)
  await dropQueuedInvitations(tx, [email])
  await tx.invitation.deleteMany({
    where: { OR: [{ email }, ...(candidateId === null ? [] : [{ candidateId }])] },
  })
  const unconfirmed = await tx.user.findUnique({ where: { email }, select: { id: true } })
  const { id } = await tx.invitation.create({
    data: {
      ...(unconfirmed && { id: unconfirmed.id }),
      ...{ email, role, candidateId },
      name: name === '' ? null : name,
      invitedById: actorId,
    },
  })
  return { id, email, role }
}
