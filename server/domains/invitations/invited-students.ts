import { createHash } from 'node:crypto'
import { MOST_LINKS } from '#server/domains/candidates/candidate-linking.ts'
import type { Prisma } from '#server/generated/prisma/client.ts'
import type { InvitationDelivery, Role } from '#server/generated/prisma/enums.ts'
import { say } from '#server/locales/say.ts'
import type { InvitedList, InvitedStudent } from './read-invited-students.ts'

/** Effect of inviting a list on one student. */
export type InvitedEffect = 'INVITE' | 'RESEND' | 'LINK' | 'NONE'

export interface PlannedStudent extends InvitedStudent {
  effect: InvitedEffect
  /** The account of the address. */
  userId: string | null
}

/** Effects of inviting a list. */
export interface InvitationPlan {
  kind: 'InvitationPlan'
  students: PlannedStudent[]
  notes: readonly string[]
  /** Differs when anything of the plan does. */
  fingerprint: string
}

interface State {
  row: number
  userId: string | null
  role: Role | null
  disabled: boolean
  links: number
  invited: boolean
  invitedRole: Role | null
  invitedId: string | null
  delivery: InvitationDelivery | null
  hasLink: boolean
  linkedTo: string | null
  reservedFor: string | null
  published: boolean
}

/**
 * Plans the invitation of each student from the present accounts, invitations and candidates.
 *
 * @param mailed whether invitations are mailed: also those whose link no admin has been shown.
 * @throws CsvRejected with the problems of all rows.
 */
export async function planInvitations(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  list: InvitedList,
  { mailed }: { mailed: boolean },
): Promise<InvitationPlan> {
  const states = new Map((await readStates(tx, list.rows)).map((state) => [state.row, state]))
  const students = list.rows.map((student) => {
    const state = states.get(student.row)
    if (!state) throw new Error('The state of a row is missing')
    const problem = problemOf(student, state)
    if (problem) list.report(student.row, ...problem)
    return { ...student, effect: effectOf(student, state, mailed), userId: state.userId }
  })
  list.rejectIfWrong()
  const fingerprint = createHash('sha256').update(JSON.stringify(students)).digest('hex')
  return { kind: 'InvitationPlan', students, notes: list.notes, fingerprint }
}

function effectOf({ email, candidateId }: InvitedStudent, state: State, mailed: boolean): InvitedEffect {
  if (state.userId !== null) return candidateId !== null && state.linkedTo !== email ? 'LINK' : 'NONE'
  if (!state.invited) return 'INVITE'
  const isUnsent = mailed && state.delivery === 'SHOWN' && !state.hasLink
  return state.delivery === 'FAILED' || isUnsent ? 'RESEND' : 'NONE'
}

function problemOf({ email, candidateId }: InvitedStudent, state: State): [string, string] | undefined {
  if (state.disabled) return ['Email', say`${email} has an account, which is disabled.`]
  if (state.role !== null && state.role !== 'STUDENT')
    return ['Email', say`${email} has an account as ${staff[state.role]}.`]
  if (state.invited && state.invitedRole !== 'STUDENT')
    return ['Email', say`${email} is invited with another role.`]
  if (candidateId === null) return undefined
  const id = 'Candidate ID'
  if (!state.published)
    return [id, say`No published result file and no student list has the Candidate ID ${candidateId}.`]
  if (state.linkedTo !== null && state.linkedTo !== email)
    return [id, say`The Candidate ID ${candidateId} is linked to ${state.linkedTo}.`]
  if (state.reservedFor !== null && state.reservedFor !== email)
    return [id, say`${state.reservedFor} is invited with the Candidate ID ${candidateId}.`]
  if (state.invited && state.invitedId !== candidateId)
    return [
      id,
      say`${email} is invited ${
        state.invitedId === null ? say`without a Candidate ID` : say`with the Candidate ID ${state.invitedId}`
      }. Revoke that invitation first.`,
    ]
  if (state.userId !== null && state.linkedTo === null && state.links >= MOST_LINKS)
    return [id, say`The account of ${email} has ${MOST_LINKS} Candidate IDs.`]
  return undefined
}

const staff = { ADMIN: say`an admin`, TEACHER: say`a teacher` }

/** An account that was never confirmed, and an invitation that has expired, do not count. */
function readStates(
  tx: Pick<Prisma.TransactionClient, '$queryRaw'>,
  students: readonly InvitedStudent[],
): Promise<State[]> {
  const rows = students.map(({ row }) => row)
  const emails = students.map(({ email }) => email)
  const ids = students.map(({ candidateId }) => candidateId)
  return tx.$queryRaw`
    SELECT listed.row, u.id AS "userId", u.role, u.disabled_at IS NOT NULL AS disabled,
      (SELECT count(*)::int FROM candidate_links WHERE user_id = u.id) AS links,
      i.id IS NOT NULL AS invited, i.role AS "invitedRole", i.candidate_id AS "invitedId", i.delivery,
      i.token_hash IS NOT NULL AS "hasLink",
      owner.email AS "linkedTo", reserved.email AS "reservedFor",
      EXISTS (
        SELECT FROM exam_result_files f JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = listed.candidate_id
        WHERE f.state = 'PUBLISHED')
      OR EXISTS (
        SELECT FROM student_uploads s JOIN students c ON c.layer = s.layer AND c.candidate_id = listed.candidate_id
        WHERE s.state = 'PUBLISHED') AS published
    FROM unnest(${rows}::int[], ${emails}::text[], ${ids}::text[]) AS listed(row, email, candidate_id)
    LEFT JOIN users u ON u.email = listed.email AND (u.email_verified_at IS NOT NULL OR u.disabled_at IS NOT NULL)
    LEFT JOIN invitations i ON i.email = listed.email AND i.expires_at > now()
    LEFT JOIN candidate_links l ON l.candidate_id = listed.candidate_id LEFT JOIN users owner ON owner.id = l.user_id
    LEFT JOIN invitations reserved ON reserved.candidate_id = listed.candidate_id AND reserved.expires_at > now()`
}
