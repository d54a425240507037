import { useState } from 'react'
import { failureMessage } from '#client/data/change-failure.ts'
import { useItemActions } from '#client/features/content-editor/use-item-actions.ts'
import { useSaveContent } from '#client/features/content-editor/use-save-content.ts'
import type { VideoCardFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { useToast } from '#client/ui/toast-context.ts'

const COLLECTION = 'chosenVideos'

export type ChoosableVideo = Pick<VideoCardFragment, 'id' | 'title' | 'description'>

/** Pins and hides videos: each choice is an entry of the content, so that it has a history and can be taken back. */
export function useVideoChoice(reload: () => Promise<unknown>) {
  const { toast } = useToast()
  const save = useSaveContent()
  const [busy, setBusy] = useState(false)
  const actions = useItemActions(COLLECTION, reload)

  async function choose({ id, title, description }: ChoosableVideo, place: 'first' | 'hidden') {
    setBusy(true)
    try {
      const saved = await save({
        collection: COLLECTION,
        id: null,
        version: 0,
        data: {
          address: `https://www.youtube.com/watch?v=${id}`,
          title: title.slice(0, 150),
          description,
          place,
          picture: null,
        },
        publication: 'NOW',
        publishAt: null,
      })
      toast(
        saved.__typename === 'InvalidInput'
          ? {
              title: t('Error'),
              description: saved.fields.map(({ message }) => message).join(' '),
              tone: 'destructive',
            }
          : {
              title: place === 'first' ? t('Pinned: it comes first now') : t('Hidden: nobody sees it now'),
              tone: 'success',
            },
      )
    } catch (error) {
      toast(failureMessage(error, t('Error')))
    }
    setBusy(false)
    await reload().catch(() => undefined)
  }
  return { choose, actions, busy }
}
