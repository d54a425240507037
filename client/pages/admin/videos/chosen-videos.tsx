import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Undo2 from 'lucide-react/icons/undo-2'
import { Link } from 'react-router-dom'
import { StateBadge } from '#client/features/content-editor/state-badge.tsx'
import { useItemOrder } from '#client/features/content-editor/use-item-order.ts'
import { t } from '#client/locales/t.ts'
import { contentPath } from '#client/paths.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { RowActions } from '#client/ui/row-actions.tsx'
import { SheetRows, TitledSheet } from '#client/ui/sheet.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { ChosenVideo, PublishedChoice } from './admin-videos-query.ts'
import { VideoRow } from './video-row.tsx'

interface ChosenVideosProps {
  items: readonly ChosenVideo[]
  published: readonly PublishedChoice[]
  order: (ids: string[], before: string[]) => Promise<void>
  remove: (ids: string[]) => Promise<void>
}

/** The videos that come first, in their order, and those that are not shown. */
export function ChosenVideos({ items, published, order, remove }: ChosenVideosProps) {
  const placeOf = (id: string) => published.find((one) => one.id === id)?.place
  const { ordered, moved, move } = useItemOrder(items, order)
  if (items.length === 0) return null
  return (
    <TitledSheet title={t('Pinned, added and hidden')}>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <SheetRows>
        {ordered.map((item) => (
          <VideoRow
            key={item.id}
            title={
              <Link to={contentPath('chosenVideos', item.id)}>
                <Lang>{item.title}</Lang>
              </Link>
            }
            facts={
              <>
                {placeOf(item.id) && (
                  <Badge>{placeOf(item.id) === 'hidden' ? t('Not shown') : t('First')}</Badge>
                )}
                {item.state !== 'PUBLISHED' && <StateBadge state={item.state} publishAt={item.publishAt} />}
              </>
            }
            actions={
              <RowActions
                subject={item.title}
                actions={[
                  { label: t('Move up'), icon: ArrowUp, onPress: () => move(item.id, -1) },
                  { label: t('Move down'), icon: ArrowDown, onPress: () => move(item.id, 1) },
                  {
                    label: placeOf(item.id) === 'hidden' ? t('Show again') : t('Take off the list'),
                    icon: Undo2,
                    onPress: () => void remove([item.id]),
                  },
                ]}
              />
            }
          />
        ))}
      </SheetRows>
    </TitledSheet>
  )
}
