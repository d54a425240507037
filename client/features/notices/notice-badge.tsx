import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { NoticeTiming, NoticeType } from '#client/gql/graphql.ts'
import { locale } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { noticeTypes } from '#shared/notice-types.ts'

export const noticeTone = (type: NoticeType): Tone => noticeTypes[type].tone

interface NoticeBadgeProps {
  type: NoticeType
  /** Whether a usual notice has a badge, too. */
  always?: boolean
}

const timings: Readonly<Record<NoticeTiming, { tone: Tone; label: string } | undefined>> = {
  WAITING: { tone: 'info', label: t('Scheduled') },
  CURRENT: undefined,
  OVER: { tone: 'neutral', label: t('Over') },
}

/** Why visitors do not see a notice, for staff. */
export function NoticeStateBadges({ isActive, timing }: { isActive: boolean; timing: NoticeTiming }) {
  const time = timings[timing]
  return (
    <>
      {!isActive && (
        <Badge tone="warning" icon>
          {t('Inactive')}
        </Badge>
      )}
      {time && (
        <Badge tone={time.tone} icon={Clock}>
          {time.label}
        </Badge>
      )}
    </>
  )
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
