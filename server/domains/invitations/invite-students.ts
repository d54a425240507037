import { actorIdOf } from '#server/auth/viewer.ts'
import { linkIn } from '#server/domains/candidates/candidate-linking.ts'
import { InvalidCsv } from '#server/domains/imports/invalid-csv.ts'
import { answerRefusal, readSmallTable } from '#server/domains/imports/small-table.ts'
import { sheetArgument } from '#server/domains/imports/stage-upload.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { baseName } from '#server/lib/file-name.ts'
import { uuid7 } from '#server/lib/uuid.ts'
import type { Locale } from '#shared/locales.ts'
import { countOfAdmin } from './invitation-limits.ts'
import { dropQueuedInvitations, isMailed } from './invitation-sending.ts'
import {
  type InvitationPlan,
  type InvitedEffect,
  type PlannedStudent,
  planInvitations,
} from './invited-students.ts'
import { lockInvitations } from './lock-invitations.ts'
import { type InvitedList, invitedStudents } from './read-invited-students.ts'

const InvitedEffectEnum = builder.enumType('InvitedEffect', {
  description: 'Effect of inviting a list on one student.',
  values: {
    INVITE: { description: 'The address is invited.' },
    RESEND: {
      description:
        'The address is invited, but the mail was not delivered, or nobody was shown the link before there was a mail server: it is sent.',
    },
    LINK: { description: 'The address has an account, which gets the candidate ID.' },
    NONE: { description: 'Nothing: the address is invited already, or has the account.' },
  } as const,
})

const PlannedStudentType = builder.objectRef<PlannedStudent>('PlannedStudent').implement({
  description: 'A student of a list of invitations.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Row number as in a spreadsheet.' }),
    email: t.exposeString('email'),
    name: t.exposeString('name', { nullable: true }),
    candidateId: t.exposeString('candidateId', { nullable: true }),
    effect: t.expose('effect', { type: InvitedEffectEnum }),
  }),
})

const isToInvite = ({ effect }: PlannedStudent) => effect === 'INVITE' || effect === 'RESEND'

const InvitationPlanType = builder.objectRef<InvitationPlan>('InvitationPlan').implement({
  description: 'Effects of inviting the students of a list.',
  fields: (t) => ({
    fingerprint: t.exposeString('fingerprint', { description: 'For `inviteStudents`.' }),
    toInvite: t.int({
      description: 'Number of those who get an invitation, for the first time or again.',
      resolve: ({ students }) => students.filter(isToInvite).length,
    }),
    toLink: t.int({
      resolve: ({ students }) => students.filter(({ effect }) => effect === 'LINK').length,
    }),
    unchanged: t.int({
      resolve: ({ students }) => students.filter(({ effect }) => effect === 'NONE').length,
    }),
    withoutCandidateId: t.int({
      description: 'Number of those to invite that the list gives no candidate ID.',
      resolve: ({ students }) =>
        students.filter((student) => isToInvite(student) && student.candidateId === null).length,
    }),
    isMailed: t.boolean({
      description:
        'Whether the invitations are mailed; without a mail server an admin hands their links over.',
      resolve: (_plan, _args, context) => isMailed(context),
    }),
    notes: t.stringList({ description: 'About the header.', resolve: ({ notes }) => [...notes] }),
    students: t.field({ type: [PlannedStudentType], resolve: ({ students }) => students }),
  }),
})

interface StudentsInvitedShape {
  kind: 'StudentsInvited'
  invited: number
  linked: number
}

const StudentsInvited = builder.objectRef<StudentsInvitedShape>('StudentsInvited').implement({
  description: 'The students of a list are invited, and accounts linked.',
  fields: (t) => ({ invited: t.exposeInt('invited'), linked: t.exposeInt('linked') }),
})

const resolveType = ({ kind }: { kind: string }) => kind
const InviteStudentsResult = builder.unionType('InviteStudentsResult', {
  types: [StudentsInvited, InvitationPlanType, InvalidCsv],
  resolveType,
})

builder.mutationField('inviteStudents', (t) =>
  t.field({
    authScopes: { admin: true },
    type: InviteStudentsResult,
    description:
      'Invites the students of a CSV file or spreadsheet (Email; Name and Candidate ID if it has them), and links the candidate IDs of those who have an account: all or none. Without the fingerprint of its plan, and when the plan differs by now, changes nothing and answers the plan. Keeps nothing of the file. [admin]',
    args: {
      file: t.arg({ type: 'Upload', required: true }),
      sheet: t.arg(sheetArgument),
      fingerprint: t.arg.string({ description: 'Of the plan that was agreed to.' }),
    },
    resolve: async (_root, { file, sheet, fingerprint }, context) => {
      const upload = await file
      const read = () => readSmallTable(upload, sheet ?? undefined, invitedStudents)
      if (typeof fingerprint !== 'string') {
        await countOfAdmin(context, 'invitation-preview')
        return answerRefusal(async () =>
          planInvitations(context.db.prisma, await read(), { mailed: isMailed(context) }),
        )
      }
      await countOfAdmin(context, 'invitation-list')
      const outcome = await answerRefusal(async () =>
        invite(context, { list: await read(), fileName: upload.filename }, fingerprint),
      )
      if (outcome.kind === 'StudentsInvited') context.outboxWorker.wake()
      return outcome
    },
  }),
)

/** Something was linked after the plan was made. */
class PlanOutdated extends Error {
  override name = 'PlanOutdated'
}

const TRANSACTION = { timeout: 60_000, maxWait: 30_000 }

async function invite(
  context: Context,
  { list, fileName }: { list: InvitedList; fileName: string },
  agreed: string,
): Promise<StudentsInvitedShape | InvitationPlan> {
  const { prisma } = context.db
  const mailed = isMailed(context)
  try {
    return await prisma.$transaction(async (tx) => {
      await lockInvitations(tx)
      const plan = await planInvitations(tx, list, { mailed })
      if (plan.fingerprint !== agreed) return plan
      const having = (effect: InvitedEffect) => plan.students.filter((student) => student.effect === effect)
      const [added, resent, linked] = [having('INVITE'), having('RESEND'), having('LINK')]
      const invited = [...added, ...resent]
      const actorId = actorIdOf(context.viewer)
      const subject = `${baseName(fileName)}: ${invited.length} invited, ${linked.length} linked`
      await tx.activity.create({ data: { actorId, action: 'user.list-invited', subject } })
      await dropQueuedInvitations(
        tx,
        invited.map(({ email }) => email),
      )
      await store(tx, added, actorId)
      await send(tx, invited, { language: context.language, mailed })
      for (const { userId, candidateId } of linked) {
        if (userId === null || candidateId === null) throw new Error('Nothing to link')
        const done = await linkIn(tx, { actorId, userId, candidateId })
        if ('reason' in done) throw new PlanOutdated()
      }
      return { kind: 'StudentsInvited', invited: invited.length, linked: linked.length } as const
    }, TRANSACTION)
  } catch (error) {
    if (!(error instanceof PlanOutdated)) throw error
    return planInvitations(prisma, list, { mailed })
  }
}

async function store(
  tx: Prisma.TransactionClient,
  students: readonly PlannedStudent[],
  invitedById: string | null,
): Promise<void> {
  const emails = students.map(({ email }) => email)
  // Expired ones. Their candidate IDs may be others' now.
  const ids = students.flatMap(({ candidateId }) => candidateId ?? [])
  await tx.invitation.deleteMany({ where: { OR: [{ email: { in: emails } }, { candidateId: { in: ids } }] } })
  const unconfirmed = await tx.user.findMany({
    where: { email: { in: emails } },
    select: { id: true, email: true },
  })
  const idOf = new Map(unconfirmed.map(({ id, email }) => [email, id]))
  await tx.invitation.createMany({
    data: students.map(({ email, name, candidateId }) => ({
      ...{ id: idOf.get(email) ?? uuid7(), email, name, candidateId },
      ...{ role: 'STUDENT' as const, invitedById },
    })),
  })
}

/** Queues the mails of invitations. Without a mail server an admin is shown each link when they ask for it. */
async function send(
  tx: Prisma.TransactionClient,
  students: readonly PlannedStudent[],
  { language, mailed }: { language: Locale; mailed: boolean },
): Promise<void> {
  const emails = students.map(({ email }) => email)
  await tx.invitation.updateMany({
    where: { email: { in: emails } },
    data: { delivery: mailed ? 'WAITING' : 'SHOWN' },
  })
  if (!mailed) return
  await tx.outboxMail.createMany({
    data: emails.map((recipient) => ({ id: uuid7(), kind: 'invitation', recipient, language })),
  })
}
