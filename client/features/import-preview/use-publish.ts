import { useApolloClient } from '@apollo/client/react'
import { isRefusal } from '#client/data/error-message.ts'
import { fieldName } from '#client/data/field-name.ts'
import { type FormError, failureTitle } from '#client/ui/form-errors.ts'
import { useToast } from '#client/ui/toast-context.ts'
import type { ImportKind, PublishAnswer, StagedFile } from './import-kind.ts'
import { NoAnswer, uploadFailure } from './upload-failure.ts'

type Published = Extract<PublishAnswer<unknown>, { totalRows: number }>

interface Publishing {
  /** Names of the form's fields: other problems are shown above them. */
  fields: readonly string[]
  /** Called when the preview did not hold any more; a fresh one stands in its place. */
  onStale: (message: string) => void
  /** Message of a failure in the form and a toast. */
  failed: (message: string) => { message: string; advice: string; title: string }
}

/** @returns a function that publishes a staged file, for `useEditForm`. */
export function usePublish<Staged extends StagedFile, Input>(
  { Publish, Find, onPublished, words }: ImportKind<Staged, Input>,
  { fields, onStale, failed }: Publishing,
) {
  const apollo = useApolloClient()
  const { toast } = useToast()

  async function attempt(id: string, input: Input): Promise<Published | readonly FormError[]> {
    const { data } = await apollo.mutate({
      mutation: Publish,
      variables: { id, input },
      update(cache, { data: result }) {
        if (isPublished(result?.published)) onPublished(cache)
      },
    })
    const answer = data?.published
    if (!answer) throw new NoAnswer()
    if (isPublished(answer)) return answer
    // The fresh preview is the same object to the cache: the page shows it already.
    if ('preview' in answer) {
      onStale(answer.message)
      return []
    }
    if (!answer.fields.some(({ path }) => path === 'id')) return formErrors(answer.fields, fields)
    // Somebody published or discarded the file, or it waited too long.
    apollo.writeQuery({ query: Find, variables: { id }, data: { staged: null } })
    return []
  }

  return async (id: string, input: Input) => {
    const answer = await attempt(id, input).catch((error: unknown): readonly FormError[] => {
      const { message: description } = uploadFailure(error, words)
      const { message, advice, title } = failed(description)
      const problems = [
        { path: '', message, isUnknown: !isRefusal(error) },
        { path: '', message: advice },
      ]
      toast({ title: failureTitle(problems, title), description, tone: 'destructive' })
      return problems
    })
    return isPublished(answer) ? answer : { __typename: 'InvalidInput' as const, fields: answer }
  }
}

function isPublished(answer: PublishAnswer<unknown> | readonly FormError[] | undefined): answer is Published {
  return answer !== undefined && 'totalRows' in answer
}

/** The fields that an answer complains about, by the names they have in the form. */
export function formErrors(problems: readonly FormError[], fields: readonly string[]): FormError[] {
  return problems.map(({ path, message }) => {
    const name = fieldName(path)
    return { path: fields.includes(name) ? name : '', message }
  })
}
