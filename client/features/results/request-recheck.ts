import type { ApolloClient } from '@apollo/client'
import { changeFailure } from '#client/data/change-failure.ts'
import { fieldName } from '#client/data/field-name.ts'
import { graphql } from '#client/gql/gql.ts'
import type { FormError } from '#client/ui/form-errors.ts'

const RequestRecheckMutation = graphql(`
  mutation RequestRecheckOfResult(
    $examId: ID!, $candidateId: String!, $secret: String, $input: RequestRecheckInput!
  ) {
    requestRecheck(examId: $examId, candidateId: $candidateId, secret: $secret, input: $input) {
      __typename
      ... on InvalidInput { fields { path message } }
    }
  }
`)

/** A request for a re-check and its outcome. */
export interface RecheckAttempt {
  isSent: boolean
  problems: FormError[]
  contact: string
  words: string
  /** That the second secret is known; undefined once it is wanted again. */
  proof?: string | undefined
}

/** The values of the form; undefined for a form that only looks a result up. */
export function readRecheckForm(form: FormData): Pick<RecheckAttempt, 'contact' | 'words'> | undefined {
  if (!form.has('contact')) return undefined
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return { contact: text('contact'), words: text('words') }
}

/** Asks for the re-check of a result that was found just now. */
export async function requestRecheck(
  client: ApolloClient,
  about: { examId: string; candidateId: string; secret: string },
  input: Pick<RecheckAttempt, 'contact' | 'words'>,
): Promise<RecheckAttempt> {
  const { secret, ...result } = about
  try {
    const { data } = await client.mutate({
      mutation: RequestRecheckMutation,
      variables: { ...result, ...(secret !== '' && { secret }), input },
      fetchPolicy: 'no-cache',
    })
    const answer = data?.requestRecheck
    const fields = answer?.__typename === 'InvalidInput' ? answer.fields : []
    const problems = fields.map(({ path, message }) => ({
      path: path === 'candidateId' ? '' : fieldName(path),
      message,
    }))
    return { ...input, isSent: problems.length === 0, problems }
  } catch (error) {
    return { ...input, isSent: false, problems: changeFailure(error) }
  }
}
