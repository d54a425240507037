import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { ContentItem } from './content-item.ts'

type Version = ContentItem['versions'][number]

interface VersionListProps {
  versions: readonly Version[]
  /** Puts the values of a version into the form. */
  onUse: (data: Record<string, unknown>) => void
}

/** The history of an item. Publishing an earlier version takes back what came after it. */
export function VersionList({ versions, onUse }: VersionListProps) {
  return (
    <details>
      <summary>{t('Earlier versions ({count})', { count: versions.length - 1 })}</summary>
      <List>
        {versions.map((version, index) => {
          const { number, savedAt, author, data } = version
          return (
            <li key={number}>
              <span>
                {rich('Version {number}: {date}', { number, date: <ShownDate at={savedAt} withTime /> })}
                <small>
                  {author ?? t('Sample content')}, <VersionState {...version} />
                </small>
              </span>
              {index > 0 && (
                <Button type="button" variant="secondary" size="small" onClick={() => onUse(data)}>
                  {rich('Use<hidden> version {number}</hidden>', {
                    number,
                    hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
                  })}
                </Button>
              )}
            </li>
          )
        })}
      </List>
    </details>
  )
}

function VersionState({ publishAt, isScheduled }: Pick<Version, 'publishAt' | 'isScheduled'>) {
  if (!publishAt) return t('draft')
  if (!isScheduled) return t('published')
  return rich('scheduled for {date}', { date: <ShownDate at={publishAt} withTime /> })
}

const List = styled(PlainList)`
  display: grid;
  margin-top: ${space[2]};

  & > li {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[2]};
    border-top: 1px solid ${color('line')};
  }
  & small {
    display: block;
    color: ${color('textMuted')};
    font-size: ${text('small')};
  }
`
