import { useQuery } from '@apollo/client/react'
import type { SelectHTMLAttributes } from 'react'
import { contentPath } from '#client/paths.ts'
import { Select } from '#client/ui/select.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { ContentItemsQuery } from './content-items-query.ts'

interface ReferenceSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Key of the collection to choose from. */
  collection: string
}

/** A choice among the items of another collection. */
export function ReferenceSelect({ collection, required = false, value, ...control }: ReferenceSelectProps) {
  const { data } = useQuery(ContentItemsQuery, { variables: { collection } })
  const items = data?.contentItems ?? []
  const isEmpty = data !== undefined && items.length === 0
  const isMissing = data !== undefined && value !== '' && !items.some(({ id }) => id === value)
  const select = (
    <Select value={value} {...control}>
      {(!required || value === '' || isMissing) && (
        <option value="">{required ? 'Choose one' : 'None'}</option>
      )}
      {isMissing && <option value={value}>Deleted</option>}
      {items.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  )
  if (!isEmpty) return select
  return (
    <>
      {select}
      <p>
        There is nothing to choose from yet.{' '}
        <TextLink to={contentPath(collection, 'new')}>Add the first entry</TextLink>
        {'. What you have typed here stays.'}
      </p>
    </>
  )
}
