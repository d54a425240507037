import type { TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { errorMessage } from '#client/data/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'

const PublishContentMutation = graphql(`
  mutation PublishContent($ids: [ID!]!) { publishContent(ids: $ids) { ...ContentItemRow } }
`)

const SetContentHiddenMutation = graphql(`
  mutation SetContentHidden($ids: [ID!]!, $isHidden: Boolean!) {
    setContentHidden(ids: $ids, isHidden: $isHidden) { ...ContentItemRow }
  }
`)

const OrderContentMutation = graphql(`
  mutation OrderContent($collection: ID!, $ids: [ID!]!, $before: [ID!]) {
    orderContent(collection: $collection, ids: $ids, before: $before) { id }
  }
`)

const DeleteContentMutation = graphql(`
  mutation DeleteContent($ids: [ID!]!) { deleteContent(ids: $ids) }
`)

const RestoreContentMutation = graphql(`
  mutation RestoreContent($ids: [ID!]!) { restoreContent(ids: $ids) }
`)

/** What staff do to items of a collection. `onChanged` is called after each, whether or not it succeeded. */
export function useItemActions(collection: string, onChanged: () => void) {
  const { toast } = useToast()
  const onFailure = (error: unknown) =>
    toast({ title: t('Error'), description: errorMessage(error), tone: 'destructive' })

  function useAction<Variables extends object>(document: TypedDocumentNode<unknown, Variables>) {
    const [mutate] = useMutation(document as TypedDocumentNode<unknown>, {
      // Pages that were visited before show the change.
      update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'content' }),
    })
    return async (variables: Variables) => {
      await mutate({ variables }).catch(onFailure)
      onChanged()
    }
  }
  const publish = useAction(PublishContentMutation)
  const setHidden = useAction(SetContentHiddenMutation)
  const order = useAction(OrderContentMutation)
  const remove = useAction(DeleteContentMutation)
  const restore = useAction(RestoreContentMutation)
  return {
    publish: (ids: string[]) => publish({ ids }),
    setHidden: (ids: string[], isHidden: boolean) => setHidden({ ids, isHidden }),
    /** @param before the order that was shown. */
    order: (ids: string[], before: string[]) => order({ collection, ids, before }),
    remove: (ids: string[]) => remove({ ids }),
    restore: (ids: string[]) => restore({ ids }),
  }
}
