import type { NoticeType } from '#client/gql/graphql.ts'
import { locale } from '#client/locales/locale.ts'
import { Badge } from '#client/ui/badge.tsx'
import { TriangleAlert } from '#client/ui/icons/triangle-alert.ts'
import type { Tone } from '#client/ui/tone.ts'
import { noticeTypes } from '#shared/notice-types.ts'

export const noticeTone = (type: NoticeType): Tone => noticeTypes[type].tone

interface NoticeBadgeProps {
  type: NoticeType
  /** Whether a usual notice has a badge, too. */
  always?: boolean
}

/** The type of a notice. */
export function NoticeBadge({ type, always = false }: NoticeBadgeProps) {
  const tone = noticeTone(type)
  const isUsual = tone === 'neutral'
  if (isUsual && !always) return null
  return (
    <Badge tone={tone} icon={!isUsual && TriangleAlert}>
      {noticeTypes[type][locale]}
    </Badge>
  )
}
