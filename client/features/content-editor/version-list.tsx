import { useState } from 'react'
import styled from 'styled-components'
import { rich, t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { ContentItem } from './content-item.ts'

type Version = ContentItem['versions'][number]

interface VersionListProps {
  versions: readonly Version[]
  /** Whether the form holds what no version has. */
  unsaved: boolean
  /** Puts the values of a version into the form. */
  onUse: (data: Record<string, unknown>) => void
}

/** The history of an item. Publishing an earlier version takes back what came after it. */
export function VersionList({ versions, unsaved, onUse }: VersionListProps) {
  const [asked, setAsked] = useState<Version>()
  return (
    <details>
      <summary>{t('Earlier versions ({count})', { count: versions.length - 1 })}</summary>
      <List>
        {versions.map((version, index) => {
          const { number, savedAt, author } = version
          return (
            <li key={number}>
              <span>
                {rich('Version {number}: {date}', { number, date: <ShownDate at={savedAt} withTime /> })}
                <small>
                  {author ?? t('Sample content')}, <VersionState {...version} />
                </small>
              </span>
              {index > 0 && (
                <Button
                  type="button"
                  variant="secondary"
                  size="small"
                  onClick={() => (unsaved ? setAsked(version) : onUse(version.data))}
                >
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
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => {
          if (asked) onUse(asked.data)
          setAsked(undefined)
        }}
        title={t('Replace what is in the form?')}
        confirmLabel={t('Use version {number}', { number: asked?.number ?? '' })}
      >
        <p>{t('Changes that are not saved are lost. To keep them, cancel and save a draft first.')}</p>
      </ConfirmDialog>
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
