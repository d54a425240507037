import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { isRefusal } from '#client/data/error-message.ts'
import { fieldName } from '#client/data/field-name.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import type { ImportKind, PublishAnswer, StagedFile } from './import-kind.ts'
import { NoAnswer, uploadFailure } from './upload-failure.ts'

/** Result of an attempt to publish. */
export type PublishOutcome =
  | { kind: 'published'; totalRows: number }
  /** The preview did not hold any more; a fresh one stands in its place. */
  | { kind: 'stale'; message: string }
  /** Somebody published or discarded the file meanwhile, or it waited too long. */
  | { kind: 'gone' }
  | { kind: 'invalid'; errors: FormError[] }
  | { kind: 'failed'; message: string; isUnknown: boolean }

/**
 * Publishes staged files of a kind.
 *
 * @param fields names of the form's fields: what is wrong with anything else is said above them.
 */
export function usePublish<Staged extends StagedFile, Input>(
  { Publish, Find, onPublished, words }: ImportKind<Staged, Input>,
  fields: readonly string[],
) {
  const apollo = useApolloClient()
  const [busy, setBusy] = useState(false)

  async function attempt(id: string, input: Input): Promise<PublishOutcome> {
    const { data } = await apollo.mutate({
      mutation: Publish,
      variables: { id, input },
      update(cache, { data: result }) {
        if (isPublished(result?.published)) onPublished(cache)
      },
    })
    const answer = data?.published
    if (!answer) throw new NoAnswer()
    if (isPublished(answer)) return { kind: 'published', totalRows: answer.totalRows }
    // The fresh preview is the same object to the cache: the page shows it already.
    if ('preview' in answer) return { kind: 'stale', message: answer.message }
    if (!answer.fields.some(({ path }) => path === 'id')) {
      return { kind: 'invalid', errors: formErrors(answer.fields, fields) }
    }
    apollo.writeQuery({ query: Find, variables: { id }, data: { staged: null } })
    return { kind: 'gone' }
  }

  async function publish(id: string, input: Input): Promise<PublishOutcome> {
    setBusy(true)
    try {
      return await attempt(id, input)
    } catch (error) {
      return { kind: 'failed', message: uploadFailure(error, words).message, isUnknown: !isRefusal(error) }
    } finally {
      setBusy(false)
    }
  }

  return { publish, busy }
}

type Published = Extract<PublishAnswer<unknown>, { totalRows: number }>

function isPublished(answer: PublishAnswer<unknown> | undefined): answer is Published {
  return answer !== undefined && 'totalRows' in answer
}

/** The fields that an answer complains about, by the names they have in the form. */
export function formErrors(problems: readonly FormError[], fields: readonly string[]): FormError[] {
  return problems.map(({ path, message }) => {
    const name = fieldName(path)
    return { path: fields.includes(name) ? name : '', message }
  })
}
