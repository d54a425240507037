import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { ConcealedBadge, IncompleteBadge } from '#client/features/content-editor/incomplete.tsx'
import { missingNepali } from '#client/features/content-editor/nepali-switch.tsx'
import { StateBadge } from '#client/features/content-editor/state-badge.tsx'
import type { DragHandlers } from '#client/features/content-editor/use-item-order.ts'
import type { ContentItemRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { contentPath } from '#client/paths.ts'
import { color, from, space } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { RowActions } from '#client/ui/row-actions.tsx'

interface ItemRowProps {
  collection: string
  item: ContentItemRowFragment
  /** Whether the list has begun to be translated. */
  nepaliShown: boolean
  selected: boolean
  onSelect: (selected: boolean) => void
  /** -1 for up, 1 for down. */
  onMove: (by: 1 | -1) => void
  isDragged: boolean
  /** Absent while the list is searched. */
  drag: DragHandlers | undefined
  onHide: () => void
  onDelete: () => void
}

/** An item with its state, and what can be done to it. */
export function ItemRow({
  collection,
  item,
  nepaliShown,
  selected,
  onSelect,
  onMove,
  isDragged,
  drag,
  ...on
}: ItemRowProps) {
  const { id, title, state, publishAt, problemCount, translation } = item
  const order = [
    { label: t('Move up'), icon: ArrowUp, onPress: () => onMove(-1) },
    { label: t('Move down'), icon: ArrowDown, onPress: () => onMove(1) },
  ] as const
  return (
    <Row $dragged={isDragged} {...drag}>
      <Checkbox
        label={t('Select {title}', { title })}
        labelHidden
        checked={selected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <Name>
        {drag && <GripVertical size="1.25rem" aria-hidden="true" />}
        <Link to={contentPath(collection, id)}>
          <Lang>{title}</Lang>
        </Link>
        <StateBadge state={state} publishAt={publishAt} />
        <ConcealedBadge item={item} />
        <IncompleteBadge count={problemCount} />
        {nepaliShown && translation.missing > 0 && <Badge>{missingNepali(translation)}</Badge>}
      </Name>
      <RowActions
        subject={title}
        actions={[
          ...(drag ? order : []),
          state === 'HIDDEN'
            ? { label: t('Show'), icon: Eye, onPress: on.onHide }
            : { label: t('Hide'), icon: EyeOff, onPress: on.onHide },
          { label: t('Delete'), icon: Trash2, onPress: on.onDelete },
        ]}
      />
    </Row>
  )
}

const Row = styled.li<{ $dragged: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  padding: ${space[1]} ${space[4]};
  background: ${({ $dragged }) => ($dragged ? color('sunken') : 'none')};

  & > :last-child > * {
    grid-column: 1 / -1;
  }
  ${from('medium')} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    & > :last-child > * {
      grid-column: auto;
    }
  }
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  /* “Scheduled for”, day and time in both calendars, on a phone. */
  & > span {
    white-space: normal;
  }
  & > svg {
    display: none;
    color: ${color('textMuted')};
    cursor: grab;
  }
  ${from('medium')} {
    & > svg {
      display: block;
    }
  }
`
