import { useMutation } from '@apollo/client/react'
import { errorMessage } from '#client/apollo/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import type { StagedPreviewFragment } from '#client/gql/graphql.ts'
import { useToast } from '#client/ui/toast-context.ts'
import { dropDraft } from './publish-draft.ts'

const DiscardStagedResultsMutation = graphql(`
  mutation DiscardStagedResults($id: ID!) {
    deleteResultFile(id: $id)
  }
`)

/** Throws a staged file away. @returns whether it is gone. */
export function useDiscard(): (staged: StagedPreviewFragment) => Promise<boolean> {
  const { toast } = useToast()
  const [discard] = useMutation(DiscardStagedResultsMutation)
  return async ({ id, fileName }) => {
    try {
      await discard({ variables: { id } })
      dropDraft(id)
      toast({ title: 'File discarded', description: `${fileName} is gone. Nothing of it was published.` })
      return true
    } catch (error) {
      toast({ title: 'Error deleting file', description: errorMessage(error), tone: 'destructive' })
      return false
    }
  }
}
