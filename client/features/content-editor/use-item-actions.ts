import type { ApolloCache } from '@apollo/client'
import { failureMessage } from '#client/data/change-failure.ts'
import { forgetContent } from '#client/data/forget-content.ts'
import { graphql } from '#client/gql/gql.ts'
import { useDeleteContentMutation } from '#client/gql/hooks/use-delete-content-mutation.ts'
import { useOrderContentMutation } from '#client/gql/hooks/use-order-content-mutation.ts'
import { usePublishContentMutation } from '#client/gql/hooks/use-publish-content-mutation.ts'
import { useRestoreContentMutation } from '#client/gql/hooks/use-restore-content-mutation.ts'
import { useSetContentHiddenMutation } from '#client/gql/hooks/use-set-content-hidden-mutation.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'

graphql(`
  mutation PublishContent($ids: [ID!]!) { 
    publishContent(ids: $ids) { ...ContentItemRow problems { path message } }
   }
`)

graphql(`
  mutation SetContentHidden($ids: [ID!]!, $isHidden: Boolean!) {
    setContentHidden(ids: $ids, isHidden: $isHidden) { ...ContentItemRow }
  }
`)

graphql(`
  mutation OrderContent($collection: ID!, $ids: [ID!]!, $before: [ID!]) {
    orderContent(collection: $collection, ids: $ids, before: $before) { id }
  }
`)

graphql(`
  mutation DeleteContent($ids: [ID!]!) { deleteContent(ids: $ids) }
`)

graphql(`
  mutation RestoreContent($ids: [ID!]!) { restoreContent(ids: $ids) }
`)

/** A generated hook. */
type MutationHook<Data, Variables> = (options: {
  update: (cache: ApolloCache) => void
}) => readonly [
  mutate: (options: { variables: Variables }) => Promise<{ data?: Data | null | undefined }>,
  ...unknown[],
]

/**
 * Actions of staff on items of a collection.
 *
 * @param reload reads the items again after each, whether or not it succeeded; an action ends after that.
 */
export function useItemActions(collection: string, reload: () => Promise<unknown>) {
  const { toast } = useToast()
  const onFailure = (error: unknown) => toast(failureMessage(error, t('Error')))

  function useAction<Data, Variables extends object>(useChange: MutationHook<Data, Variables>) {
    const [mutate] = useChange({ update: forgetContent })
    return async (variables: Variables) => {
      const answer = await mutate({ variables }).catch(onFailure)
      // The page reports a failed reading.
      await reload().catch(() => undefined)
      return answer?.data
    }
  }
  const say = (count: number, title: string) => count > 0 && toast({ title, tone: 'success' })
  const publish = useAction(usePublishContentMutation)
  const setHidden = useAction(useSetContentHiddenMutation)
  const order = useAction(useOrderContentMutation)
  const remove = useAction(useDeleteContentMutation)
  const restore = useAction(useRestoreContentMutation)
  return {
    /** @returns the items as they are now: those that lack something are not published. */
    publish: async (ids: string[]) => {
      const items = (await publish({ ids }))?.publishContent ?? []
      const isSeen = ({ problems, state, unpublishedReferences }: (typeof items)[number]) =>
        problems.length === 0 && state !== 'HIDDEN' && unpublishedReferences.length === 0
      const count = items.filter(isSeen).length
      say(count, t('{count, plural, one {# entry} other {# entries}} published', { count }))
      return items
    },
    setHidden: async (ids: string[], isHidden: boolean) => {
      const count = (await setHidden({ ids, isHidden }))?.setContentHidden.length ?? 0
      say(
        count,
        isHidden
          ? t('{count, plural, one {# entry} other {# entries}} hidden', { count })
          : t('{count, plural, one {# entry} other {# entries}} shown again', { count }),
      )
    },
    /** @param before the order that was shown. */
    order: async (ids: string[], before: string[]) => void (await order({ collection, ids, before })),
    remove: async (ids: string[]) => {
      const count = (await remove({ ids }))?.deleteContent ?? 0
      say(
        count,
        t(
          '{count, plural, one {# entry deleted. It} other {# entries deleted. They}} can be brought back for 14 days, below the list',
          { count },
        ),
      )
    },
    restore: async (ids: string[]) => {
      const count = (await restore({ ids }))?.restoreContent ?? 0
      say(count, t('{count, plural, one {# entry} other {# entries}} brought back', { count }))
    },
  }
}
