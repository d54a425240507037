import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { forgetResults } from '#client/apollo/forget-results.ts'
import { graphql } from '#client/gql/gql.ts'
import type { StagedPreviewFragment } from '#client/gql/graphql.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { dropDraft, type PublishDraft } from './publish-draft.ts'
import { formErrors, publishInput } from './publish-values.ts'
import { StagedResultsQuery } from './staged-results-query.ts'
import { uploadFailure } from './upload-failure.ts'

const PublishExamResultsMutation = graphql(`
  mutation PublishExamResults($id: ID!, $input: PublishExamResultsInput!) {
    publishExamResults(id: $id, input: $input) {
      __typename
      ... on ExamResultFile { id totalResults }
      ... on InvalidInput { fields { path message } }
      ... on StalePreview { message }
    }
  }
`)

/** What became of an attempt to publish. */
export type PublishOutcome =
  | { kind: 'published'; totalResults: number }
  /** The preview does not hold any more; a fresh one has been fetched. */
  | { kind: 'stale'; message: string }
  | { kind: 'invalid'; errors: FormError[] }
  | { kind: 'failed'; message: string }

/** Publishes a staged file. */
export function usePublish(staged: StagedPreviewFragment) {
  const apollo = useApolloClient()
  const [mutate] = useMutation(PublishExamResultsMutation)
  const [busy, setBusy] = useState(false)

  async function attempt(draft: PublishDraft): Promise<PublishOutcome> {
    const { data } = await mutate({
      variables: { id: staged.id, input: publishInput(draft) },
      update(cache, { data: result }) {
        if (result?.publishExamResults.__typename === 'ExamResultFile') forgetResults(cache)
      },
    })
    const answer = data?.publishExamResults
    if (answer?.__typename === 'InvalidInput') return { kind: 'invalid', errors: formErrors(answer.fields) }
    if (answer?.__typename === 'StalePreview') {
      await apollo.query({
        query: StagedResultsQuery,
        variables: { id: staged.id },
        fetchPolicy: 'network-only',
      })
      return { kind: 'stale', message: answer.message }
    }
    if (!answer) throw new Error('An unexpected error occurred')
    dropDraft(staged.id)
    return { kind: 'published', totalResults: answer.totalResults }
  }

  async function publish(draft: PublishDraft): Promise<PublishOutcome> {
    setBusy(true)
    try {
      return await attempt(draft)
    } catch (error) {
      return { kind: 'failed', message: uploadFailure(error) }
    } finally {
      setBusy(false)
    }
  }

  return { publish, busy }
}
