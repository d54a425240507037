import { Link } from 'react-router-dom'
import styled from 'styled-components'
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

/** In the form of a draft: what it lacks. */
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
    'No published result file and no student list has {names}. Nobody sees such a line: look for a missing zero or another typing mistake.',
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

export interface NotPublishedProps {
  collection: string
  items: readonly { id: string; title: string; problems: readonly Problem[] }[]
}

/** The items that could not be published with the others, and why. */
export function NotPublished({ collection, items }: NotPublishedProps) {
  if (items.length === 0) return null
  return (
    <Callout
      tone="warning"
      role="alert"
      title={t('{count, plural, one {# entry was} other {# entries were}} not published', {
        count: items.length,
      })}
    >
      <List>
        {items.map(({ id, title, problems }) => (
          <li key={id}>
            <Link to={contentPath(collection, id)}>
              <Lang>{title}</Lang>
            </Link>
            {`: ${problems.map(({ message }) => message).join('. ')}`}
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
