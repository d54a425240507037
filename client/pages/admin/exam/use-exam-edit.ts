import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useEditConflict } from '#client/data/use-edit-conflict.ts'
import type { ManagedExamValuesFragment, UpdateExamMutation } from '#client/gql/graphql.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { useDraft } from '#client/ui/use-draft.ts'
import { ManagedExamQuery } from './exam-query.ts'

interface ExamEdit<Draft> {
  /** Of the draft. */
  key: string
  exam: ManagedExamValuesFragment
  draftOf: (exam: ManagedExamValuesFragment) => Draft
  /** The message after saving. */
  saved: string
  /** Reads the exam again. */
  onReload: () => void
}

type Answer = UpdateExamMutation['updateExam']

/** The draft of a form about an exam, with the version that it edits, and its attempts. */
export function useExamEdit<Draft extends object>({ key, exam, draftOf, saved, onReload }: ExamEdit<Draft>) {
  const { toast } = useToast()
  const apollo = useApolloClient()
  const { save, takeTheirs, ...attempts } = useEditConflict()
  const [offered, setOffered] = useState(() => draftOf(exam))
  const form = useDraft(key, { values: offered, edited: offered, version: exam.version })
  const { values, edited, version } = form.draft
  // Another form may have saved other values of the exam meanwhile.
  const isUntouched = JSON.stringify(edited) === JSON.stringify(draftOf(exam))

  async function readTheirs() {
    const { data } = await apollo.query({
      query: ManagedExamQuery,
      variables: { examId: exam.id },
      fetchPolicy: 'network-only',
    })
    if (!data?.managedExam) return onReload()
    setOffered(draftOf(data.managedExam))
    form.drop()
  }

  return {
    ...attempts,
    draft: values,
    /** Of the exam whose values are edited, for the optimistic lock. */
    version: isUntouched ? exam.version : version,
    restored: form.restored,
    drop: form.drop,
    change: (part: Partial<Draft>) => form.change({ values: { ...values, ...part }, edited, version }),
    /** @param problems what is wrong before it is sent. */
    save: (send: () => Promise<Answer | undefined>, problems: readonly FormError[]) =>
      save(async () => {
        const answer = await send()
        if (answer?.__typename === 'InvalidInput') return answer.fields
        if (answer?.__typename === 'ExamConflict') return answer
        if (answer) {
          setOffered(draftOf(answer))
          form.settle(form.draft, { edited: draftOf(answer), version: answer.version })
        }
        toast({ title: saved, tone: 'success' })
        return []
      }, problems),
    takeTheirs: () => takeTheirs(readTheirs),
  }
}
