import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { errorMessage } from '#client/data/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import type { EditedNoticeFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'

const NoticeToEditQuery = graphql(`
  query NoticeToEdit($id: ID!) {
    notice(id: $id) { ...EditedNotice }
  }
`)

/** Loads a notice to edit: the list does without its texts in both languages, which are long. */
export function useLoadNotice() {
  const apollo = useApolloClient()
  const { toast } = useToast()
  const [loadingId, setLoadingId] = useState<string>()

  /** @returns null when somebody has deleted it, and undefined when it could not be loaded; both are said. */
  async function load(id: string): Promise<EditedNoticeFragment | null | undefined> {
    const fail = (description: string) =>
      toast({ title: t('Error'), description, tone: 'destructive', about: id })
    setLoadingId(id)
    try {
      const { data } = await apollo.query({
        query: NoticeToEditQuery,
        variables: { id },
        fetchPolicy: 'no-cache',
      })
      if (data?.notice === null) fail(t('Somebody has deleted this notice.'))
      return data?.notice
    } catch (error) {
      fail(errorMessage(error))
      return undefined
    } finally {
      setLoadingId(undefined)
    }
  }

  return { load, loadingId }
}
