import type { Locale } from './locales.ts'

/**
 * The types of notices: name in each language, and tone of the badge, which visitors see unless it is neutral. The first one
 * is usual.
 */
export const noticeTypes = {
  NORMAL: { en: 'Normal', ne: 'सामान्य', tone: 'neutral' },
  URGENT: { en: 'Urgent', ne: 'जरुरी', tone: 'danger' },
} as const satisfies Record<
  string,
  Record<Locale, string> & { tone: 'neutral' | 'info' | 'warning' | 'danger' }
>

export type NoticeType = keyof typeof noticeTypes

export const noticeTypeNames = Object.keys(noticeTypes) as [NoticeType, ...NoticeType[]]
