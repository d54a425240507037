import styled from 'styled-components'
import type { EditedNoticeFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { EditConflict } from '#client/ui/edit-conflict.tsx'
import { Lang } from '#client/ui/lang.tsx'

interface NoticeConflictProps {
  message: string
  /** As it was saved meanwhile. */
  current: EditedNoticeFragment
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Shows what was saved meanwhile, and asks which version shall stay. */
export function NoticeConflict({ message, current, onTakeTheirs, onKeepMine }: NoticeConflictProps) {
  const { texts, link } = current
  const { title, description, nepaliTitle, nepaliDescription } = texts
  return (
    <EditConflict
      message={t('{message} Your change is not saved yet.', { message })}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
    >
      <p>{t('The saved version:')}</p>
      <Theirs>
        <strong>
          <Lang>{title}</Lang>
        </strong>
        <p>
          <Lang>{description}</Lang>
        </p>
        {nepaliTitle && (
          <strong>
            <Lang>{nepaliTitle}</Lang>
          </strong>
        )}
        {nepaliDescription && (
          <p>
            <Lang>{nepaliDescription}</Lang>
          </p>
        )}
        {link !== null && <p>{link}</p>}
      </Theirs>
    </EditConflict>
  )
}

const Theirs = styled.blockquote`
  display: grid;
  gap: ${space[1]};
  max-height: 12rem;
  margin: 0 0 ${space[2]};
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
