import type { SelectHTMLAttributes } from 'react'
import { useQueryRetry } from '#client/data/use-query-retry.ts'
import { useContentItemsQuery } from '#client/gql/hooks/use-content-items-query.ts'
import { rich, t } from '#client/locales/t.ts'
import { contentPath } from '#client/paths.ts'
import { Failure } from '#client/ui/failure.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextLink } from '#client/ui/text-link.tsx'

interface ReferenceSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Key of the collection to choose from. */
  collection: string
}

/** A choice among the items of another collection. */
export function ReferenceSelect({ collection, required = false, value, ...control }: ReferenceSelectProps) {
  const answered = useContentItemsQuery({ variables: { collection } })
  const { failure } = useQueryRetry(answered)
  const { data } = answered
  const items = data?.contentItems ?? []
  const isEmpty = data !== undefined && items.length === 0
  const isMissing = data !== undefined && value !== '' && !items.some(({ id }) => id === value)
  const select = (
    <Select value={value} {...control}>
      {(!required || value === '' || isMissing) && (
        <option value="">{required ? t('Choose one') : t('None')}</option>
      )}
      {isMissing && <option value={value}>{t('Deleted')}</option>}
      {failure && data === undefined && value !== '' && <option value={value}>{t('Chosen before')}</option>}
      {items.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  )
  if (failure) {
    return (
      <>
        {select}
        <Failure title={t('The choices could not be read')} {...failure}>
          {t('{failure} What you have typed here stays.', { failure: failure.children })}
        </Failure>
      </>
    )
  }
  if (!isEmpty) return select
  return (
    <>
      {select}
      <p>
        {rich(
          'There is nothing to choose from yet. <a>Add the first entry</a>. What you have typed here stays.',
          { a: (text) => <TextLink to={contentPath(collection, 'new')}>{text}</TextLink> },
        )}
      </p>
    </>
  )
}
