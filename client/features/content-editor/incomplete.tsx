import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { ContentItemRowFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { contentPath } from '#client/paths.ts'
import { space } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Lang } from '#client/ui/lang.tsx'

interface Problem {
  path: string
  message: string
}

/** In the form of a draft: its problems. */
export function MissingInDraft({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <Callout tone="info" title={t('To fill in before this can be published')}>
      <List>
        {problems.map(({ path, message }) => (
          <li key={path + message}>{message}</li>
        ))}
      </List>
    </Callout>
  )
}

/** In the form of an assignment or fee: the candidates and groups in its saved lines that no list has. */
export function UnknownNames({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : <Callout tone="warning">{unknownNamesWords(names)}</Callout>
}

export const unknownNamesWords = (names: readonly string[]) =>
  t(
    'No published result file and no student list has {names}. Nobody sees such a line: look for a missing zero, another typing mistake or a group that has a new name.',
    { names: names.length > MOST_SAID ? `${names.slice(0, MOST_SAID).join(', ')} …` : names.join(', ') },
  )

const MOST_SAID = 5

/** In the list of items. */
export function IncompleteBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="warning" icon>
      {t('Incomplete: {count, plural, one {# thing} other {# things}} to fill in', {
        count,
      })}
    </Badge>
  )
}

/** For a published item that refers to an unpublished one. */
export function ConcealedBadge({
  item: { state, unpublishedReferences },
}: {
  item: Pick<ContentItemRowFragment, 'state' | 'unpublishedReferences'>
}) {
  const [missing] = unpublishedReferences
  if (!missing || state === 'DRAFT' || state === 'HIDDEN') return null
  return (
    <Badge tone="warning" icon>
      {t('Not shown: “{entry}” is hidden, deleted or not published', { entry: missing.title })}
    </Badge>
  )
}

export interface ExplainedItemsProps {
  collection: string
  /** Each with why, in a sentence or more. */
  items: readonly { id: string; title: string; why: string }[]
}

/** The items that could not be published with the others, and why. */
export function NotPublished(props: ExplainedItemsProps) {
  return (
    <ExplainedItems
      {...props}
      title={t('{count, plural, one {# entry was} other {# entries were}} not published', {
        count: props.items.length,
      })}
    />
  )
}

/** The items that were published and that nobody sees all the same, and why. */
export function PublishedUnseen(props: ExplainedItemsProps) {
  return (
    <ExplainedItems
      {...props}
      title={t('{count, plural, one {# entry is} other {# entries are}} published, but not shown', {
        count: props.items.length,
      })}
    />
  )
}

function ExplainedItems({ collection, items, title }: ExplainedItemsProps & { title: string }) {
  if (items.length === 0) return null
  return (
    <Callout tone="warning" role="alert" title={title}>
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={contentPath(collection, item.id)}>
              <Lang>{item.title}</Lang>
            </Link>
            {`: ${item.why}`}
          </li>
        ))}
      </List>
    </Callout>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding-left: ${space[5]};
`
