import type { TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { errorMessage } from '#client/data/error-message.ts'
import { graphql } from '#client/gql/gql.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'

const PublishContentMutation = graphql(`
  mutation PublishContent($ids: [ID!]!) { 
    publishContent(ids: $ids) { ...ContentItemRow problems { path message } }
   }
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

  function useAction<Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>) {
    const [mutate] = useMutation(document as TypedDocumentNode<Data>, {
      // Pages that were visited before show the change.
      update: (cache) => cache.evict({ id: 'ROOT_QUERY', fieldName: 'content' }),
    })
    return async (variables: Variables) => {
      const answer = await mutate({ variables }).catch(onFailure)
      onChanged()
      return answer?.data
    }
  }
  const publish = useAction(PublishContentMutation)
  const setHidden = useAction(SetContentHiddenMutation)
  const order = useAction(OrderContentMutation)
  const remove = useAction(DeleteContentMutation)
  const restore = useAction(RestoreContentMutation)
  return {
    /** @returns those that lack something. */
    publish: async (ids: string[]) => {
      const items = (await publish({ ids }))?.publishContent ?? []
      return items.filter(({ problems }) => problems.length > 0)
    },
    setHidden: async (ids: string[], isHidden: boolean) => void (await setHidden({ ids, isHidden })),
    /** @param before the order that was shown. */
    order: async (ids: string[], before: string[]) => void (await order({ collection, ids, before })),
    remove: async (ids: string[]) => void (await remove({ ids })),
    restore: async (ids: string[]) => void (await restore({ ids })),
  }
}
