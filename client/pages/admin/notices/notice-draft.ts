import type { EditedNoticeFragment, NoticeInput } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { withScheme } from '#client/ui/with-scheme.ts'

/** What the notice form holds as text. */
export interface NoticeValues {
  title: string
  description: string
  nepaliTitle: string
  nepaliDescription: string
  type: string
  link: string
  /** The version that was edited; absent for a new notice. */
  version: number | undefined
  /** Of a new notice: sent again after its answer was lost, it is the same notice. */
  newId: string
}

export function noticeValues(notice: EditedNoticeFragment | undefined, newId: string): NoticeValues {
  return {
    title: notice?.texts.title ?? '',
    description: notice?.texts.description ?? '',
    nepaliTitle: notice?.texts.nepaliTitle ?? '',
    nepaliDescription: notice?.texts.nepaliDescription ?? '',
    type: notice?.type ?? 'NORMAL',
    link: notice?.link ?? '',
    version: notice?.version,
    newId,
  }
}

/** What the notice form sends. */
export function readDraft(draft: NoticeValues): NoticeInput {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    nepaliTitle: draft.nepaliTitle.trim(),
    nepaliDescription: draft.nepaliDescription.trim(),
    type: draft.type === 'URGENT' ? 'URGENT' : 'NORMAL',
    link: withScheme(draft.link.trim()) || null,
  }
}

/** What can be told without asking the API. */
export function draftErrors({ title, description, link }: NoticeInput): FormError[] {
  return [
    ...(title === '' ? [{ path: 'title', message: t('Title is required') }] : []),
    ...(description === '' ? [{ path: 'description', message: t('Description is required') }] : []),
    ...(link && !isWebAddress(link)
      ? [{ path: 'link', message: t('Enter a web address such as https://example.com') }]
      : []),
  ]
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
