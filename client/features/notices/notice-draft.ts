import type { NoticeInput } from '#client/gql/graphql.ts'
import type { FormError } from '#client/ui/form-errors.ts'

/** What the notice form holds. */
export function readDraft(values: FormData): NoticeInput {
  const text = (name: string) => String(values.get(name) ?? '').trim()
  return {
    title: text('title'),
    description: text('description'),
    type: text('type') === 'URGENT' ? 'URGENT' : 'NORMAL',
    link: text('link') || null,
  }
}

/** What can be told without asking the API. */
export function draftErrors({ title, description, link }: NoticeInput): FormError[] {
  return [
    ...(title === '' ? [{ path: 'title', message: 'Title is required' }] : []),
    ...(description === '' ? [{ path: 'description', message: 'Description is required' }] : []),
    ...(link && !isWebAddress(link)
      ? [{ path: 'link', message: 'Enter a web address such as https://example.com' }]
      : []),
  ]
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
