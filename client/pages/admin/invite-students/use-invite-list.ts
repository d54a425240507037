import { useState } from 'react'
import { changeFailure } from '#client/data/change-failure.ts'
import { errorMessage } from '#client/data/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import type { CsvProblemsFragment, InvitationPlanPartsFragment } from '#client/gql/graphql.ts'
import { useInviteStudentsMutation } from '#client/gql/hooks/use-invite-students-mutation.ts'
import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'

export const INVITATION_PLAN_FRAGMENT = graphql(`
  fragment InvitationPlanParts on InvitationPlan {
    fingerprint
    toInvite
    toLink
    unchanged
    withoutCandidateId
    isMailed
    notes
    students { row email name candidateId effect }
  }
`)

graphql(`
  mutation InviteStudents($file: Upload!, $sheet: String, $fingerprint: String) {
    inviteStudents(file: $file, sheet: $sheet, fingerprint: $fingerprint) {
      __typename
      ... on StudentsInvited { invited linked }
      ...InvitationPlanParts
      ...CsvProblems
    }
  }
`)

export type InvitationPlan = InvitationPlanPartsFragment

export type InviteListState =
  | { kind: 'idle' }
  | { kind: 'checking'; file: File }
  | { kind: 'refused'; file: File; refusal: CsvProblemsFragment }
  /** `changed`: something happened since the last look, so that the plan is another one. */
  | {
      kind: 'planned'
      file: File
      /** The one that was chosen, of a spreadsheet with several. */
      sheet: string | undefined
      plan: InvitationPlan
      changed: boolean
      sending: boolean
      problems?: readonly FormError[]
    }
  | { kind: 'failed'; file: File; message: string }
  | { kind: 'done'; invited: number; linked: number }

const NO_ANSWER = t('The server did not answer as expected. Please try again.')

/** A list of students on its way from a file to invitations. */
export function useInviteList() {
  const [invite] = useInviteStudentsMutation({ fetchPolicy: 'no-cache' })
  const [state, setState] = useState<InviteListState>({ kind: 'idle' })

  async function choose(file: File | null, sheet?: string) {
    if (file === null) return setState({ kind: 'idle' })
    setState({ kind: 'checking', file })
    try {
      const { data } = await invite({ variables: { file, ...(sheet !== undefined && { sheet }) } })
      const answer = data?.inviteStudents
      if (answer?.__typename === 'InvitationPlan')
        setState({ kind: 'planned', file, sheet, plan: answer, changed: false, sending: false })
      else if (answer?.__typename === 'InvalidCsv') setState({ kind: 'refused', file, refusal: answer })
      else setState({ kind: 'failed', file, message: NO_ANSWER })
    } catch (error) {
      setState({ kind: 'failed', file, message: errorMessage(error) })
    }
  }

  async function send() {
    if (state.kind !== 'planned' || state.sending) return
    const { file, sheet, plan } = state
    const { fingerprint } = plan
    const { problems: _, ...planned } = state
    setState({ ...planned, sending: true })
    try {
      const { data } = await invite({
        variables: { file, fingerprint, ...(sheet !== undefined && { sheet }) },
      })
      const answer = data?.inviteStudents
      if (answer?.__typename === 'StudentsInvited') setState({ ...answer, kind: 'done' })
      else if (answer?.__typename === 'InvitationPlan')
        setState({ kind: 'planned', file, sheet, plan: answer, changed: true, sending: false })
      else if (answer) setState({ kind: 'refused', file, refusal: answer })
      else throw new Error(NO_ANSWER)
    } catch (error) {
      setState({ ...planned, sending: false, problems: changeFailure(error) })
    }
  }

  return { state, choose, send }
}
