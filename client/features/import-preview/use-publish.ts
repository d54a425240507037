import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { forgetResults } from '#client/apollo/forget-results.ts'
import { graphql } from '#client/gql/gql.ts'
import type { StagedPreviewFragment } from '#client/gql/graphql.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { dropDraft, type PublishDraft } from './publish-draft.ts'
import { formErrors, publishInput } from './publish-values.ts'
import { uploadFailure } from './upload-failure.ts'

const PublishExamResultsMutation = graphql(`
  mutation PublishExamResults($id: ID!, $input: PublishExamResultsInput!) {
    publishExamResults(id: $id, input: $input) {
      __typename
      ... on ExamResultFile { id totalResults }
      ... on InvalidInput { fields { path message } }
      ... on StalePreview { message preview { ...StagedPreview @unmask } }
    }
  }
`)

/** What became of an attempt to publish. */
export type PublishOutcome =
  | { kind: 'published'; totalResults: number }
  /** The preview did not hold any more; a fresh one stands in its place. */
  | { kind: 'stale'; message: string }
  | { kind: 'invalid'; errors: FormError[] }
  | { kind: 'failed'; message: string }

/** Publishes a staged file. */
export function usePublish(staged: StagedPreviewFragment) {
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
    // The fresh preview is the same object to the cache: the page shows it already.
    if (answer?.__typename === 'StalePreview') return { kind: 'stale', message: answer.message }
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
