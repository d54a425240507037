import Paperclip from 'lucide-react/icons/paperclip'
import Pin from 'lucide-react/icons/pin'
import styled from 'styled-components'
import type { NoticeType } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Badge } from '#client/ui/badge.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { NoticeBadge } from './notice-badge.tsx'

interface NoticeFactsProps {
  /** Whether the time of day is told, too. */
  withTime?: boolean
  notice: { type: NoticeType; publishedAt: string; isPinned: boolean; attachments: readonly unknown[] }
}

/** One line about a notice: urgent or not, when, and how many files. */
export function NoticeFacts({ notice, withTime = false }: NoticeFactsProps) {
  const { type, publishedAt, isPinned, attachments } = notice
  return (
    <Line>
      <NoticeBadge type={type} />
      {isPinned && <Badge icon={Pin}>{t('Pinned')}</Badge>}
      <ShownDate at={publishedAt} withTime={withTime} />
      {attachments.length > 0 && (
        <Count>
          <Paperclip size="1em" />
          {t('{count, plural, one {# attachment} other {# attachments}}', { count: attachments.length })}
        </Count>
      )}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  color: ${color('textMuted')};
  font-size: ${text('small')};
`

const Count = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
`
