import type { LucideIcon } from 'lucide-react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import ScanText from 'lucide-react/icons/scan-text'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { missingNepali } from '#client/features/content-editor/nepali-switch.tsx'
import { NoticeBadge, NoticeStateBadges } from '#client/features/notices/notice-badge.tsx'
import type { ManagedNoticeFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { noticePath } from '#client/paths.ts'
import { below, color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { languageOf } from '#client/ui/lang.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

interface ManagedNoticeRowProps {
  notice: ManagedNoticeFragment
  /** Whether the list has begun to be translated. */
  nepaliShown: boolean
  /** The form to edit it is on its way. */
  opening: boolean
  selected: boolean
  onSelect: (selected: boolean) => void
  onToggle: () => void
  onEdit: () => void
  onDelete: () => void
}

/** A notice as staff see it, with its actions. */
export function ManagedNoticeRow({
  notice,
  nepaliShown,
  opening,
  selected,
  onSelect,
  ...actions
}: ManagedNoticeRowProps) {
  const { id, title, description, type, link, publishedAt, expiresAt, isActive, translation, attachments } =
    notice
  const action = (label: string, Icon: LucideIcon, onPress: () => void, busy = false) => (
    <Action type="button" onClick={onPress} aria-busy={busy || undefined}>
      {busy ? <Spinner size="1.1rem" /> : <Icon size="1.1rem" />}
      <span>{label}</span>
      <VisuallyHidden> {title}</VisuallyHidden>
    </Action>
  )
  return (
    <Row $inactive={!isActive || notice.timing === 'OVER'}>
      <Checkbox
        label={t('Select {title}', { title })}
        labelHidden
        checked={selected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <Words>
        <Head>
          <h2 lang={languageOf(title)}>{title}</h2>
          <NoticeBadge type={type} always />
          {notice.isPinned && <Badge icon={Pin}>{t('Pinned')}</Badge>}
          <NoticeStateBadges {...notice} />
          {nepaliShown && translation.missing > 0 && <Badge>{missingNepali(translation)}</Badge>}
        </Head>
        <Beginning lang={languageOf(description)}>{description}</Beginning>
        <Facts>
          <ShownDate at={publishedAt} withTime={notice.timing === 'WAITING'} />
          {expiresAt && <span>{rich('until {date}', { date: <ShownDate at={expiresAt} withTime /> })}</span>}
          {link && (
            <TextLink to={link} newTab>
              {t('View Link')}
            </TextLink>
          )}
        </Facts>
        {attachments.length > 0 && (
          <Files>
            {attachments.map((file) => (
              <li key={file.id}>
                <a href={file.url} target="_blank" rel="noopener">
                  {file.fileType.startsWith('image/') ? <Image size="1.1em" /> : <FileText size="1.1em" />}
                  <span lang={languageOf(file.fileName)}>{file.fileName}</span>
                  <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
                </a>
              </li>
            ))}
          </Files>
        )}
      </Words>
      <Actions>
        <Action as={Link} to={noticePath(id)}>
          <ScanText size="1.1rem" />
          {t('View')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Action>
        {isActive
          ? action(t('Deactivate'), EyeOff, actions.onToggle)
          : action(t('Activate'), Eye, actions.onToggle)}
        {action(t('Edit'), Pencil, actions.onEdit, opening)}
        {action(t('Delete'), Trash2, actions.onDelete)}
      </Actions>
    </Row>
  )
}

const Row = styled.li<{ $inactive: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  padding: ${space[3]} ${space[4]};
  background: ${({ $inactive }) => ($inactive ? color('sunken') : 'none')};

  ${from('wide')} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding-top: ${space[2]};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;

  & > h2 {
    font-size: ${text('body')};
    line-height: ${leading('tight')};
    overflow-wrap: anywhere;
  }
`

const Beginning = styled.p`
  display: -webkit-box;
  max-width: 60rem;
  overflow: hidden;
  color: ${color('textMuted')};
  line-height: ${leading('normal')};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color('textMuted')};
  font-size: ${text('small')};

  & > a {
    min-height: 1.5rem;
  }
`

const Files = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  font-size: ${text('small')};

  & a {
    display: inline-flex;
    gap: ${space[1]};
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-content: space-between;

  ${from('wide')} {
    grid-column: 3;
    justify-content: end;
  }
`

const Action = styled.button`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color('action')};
  font-size: ${text('small')};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: ${color('actionSoftHover')};
  }
  ${below('small')} {
    & > svg {
      display: none;
    }
  }
`
