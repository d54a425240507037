import { createContext, type SelectHTMLAttributes, use } from 'react'
import { useQueryRetry } from '#client/data/use-query-retry.ts'
import { useContentItemsQuery } from '#client/gql/hooks/use-content-items-query.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Select } from '#client/ui/select.tsx'

export interface NewEntry {
  collection: string
  /** Called with the id of the entry. */
  onAdded: (id: string) => void
}

/** Shows the form of a new entry in front of the form that refers to it. */
export const AddEntryContext = createContext<(entry: NewEntry) => void>(() => {})

interface ReferenceSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  /** Key of the collection to choose from. */
  collection: string
  onChange: (id: string) => void
}

/** A choice among the items of another collection. */
export function ReferenceSelect({
  collection,
  required = false,
  value,
  onChange,
  ...control
}: ReferenceSelectProps) {
  const addEntry = use(AddEntryContext)
  const answered = useContentItemsQuery({ variables: { collection } })
  const { failure } = useQueryRetry(answered)
  const { data } = answered
  const items = data?.contentItems ?? []
  const isEmpty = data !== undefined && items.length === 0
  const isMissing = data !== undefined && value !== '' && !items.some(({ id }) => id === value)
  const select = (
    <Select value={value} onChange={(event) => onChange(event.currentTarget.value)} {...control}>
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
  return (
    <>
      {select}
      {isEmpty && <p>{t('There is nothing to choose from yet.')}</p>}
      <span data-needs-js>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            addEntry({
              collection,
              onAdded: (id) => {
                onChange(id)
                void answered.refetch()
              },
            })
          }
        >
          {t('Add an entry to choose')}
        </Button>
      </span>
    </>
  )
}
