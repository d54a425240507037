import Search from 'lucide-react/icons/search'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { Field } from './field.tsx'
import { KeepsFocusNear } from './keeps-focus-near.tsx'
import { TextInput } from './text-input.tsx'

interface ListToolsProps {
  /** The searched fields: "Search by …". */
  label: string
  /** Parameters of the page's address. */
  search: string
  onSearch: (search: string) => void
  /** The number of entries; read aloud when it changes. Takes the focus of a removed element. */
  count?: ReactNode
  countRef?: Ref<HTMLParagraphElement> | undefined
  /** A button that searches, too, for readers who look for one. */
  withButton?: boolean
}

/** Above a list: the search, and how much it found. Without JavaScript, Enter searches. */
export function ListTools({ label, search, onSearch, count, countRef, withButton = false }: ListToolsProps) {
  return (
    <Tools
      role="search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(String(new FormData(event.currentTarget).get('search') ?? ''))
      }}
    >
      <Row>
        <SearchField label={label} value={search} onSearch={onSearch} />
        {withButton && (
          <Button type="submit" variant="secondary" icon={<Search />}>
            {t('Search')}
          </Button>
        )}
      </Row>
      {count !== undefined && (
        <Count ref={countRef} tabIndex={-1} role="status">
          {count}
        </Count>
      )}
    </Tools>
  )
}

interface NoMatchProps {
  title: string
  /** The searched list and the search text. */
  sentence: string
  onSearch: (search: string) => void
}

/** In the place of a list whose search found nothing. */
export function NoMatch({ title, sentence, onSearch }: NoMatchProps) {
  return (
    <EmptyState
      seed="no-match"
      title={title}
      compact
      actions={
        <KeepsFocusNear>
          <Button variant="secondary" data-needs-js onClick={() => onSearch('')}>
            {t('Clear search')}
          </Button>
        </KeepsFocusNear>
      }
    >
      {sentence}
    </EmptyState>
  )
}

/** Tools, list and pages below each other. */
export const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`

const Tools = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  align-items: end;
  justify-content: space-between;

  & > :first-child {
    flex: 1 1 18rem;
    max-width: 28rem;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: end;

  & > :first-child {
    flex: 1 1 10rem;
  }
`

const Count = styled.p`
  color: ${color('textMuted')};
  font-size: ${text('small')};
  font-variant-numeric: tabular-nums;
`

/** Browsers count changes of the address; a pause in typing is early enough. */
const PAUSE_MS = 200

interface SearchFieldProps {
  label: string
  /** Parameters of the page's address. */
  value: string
  /** Called after a pause in typing. */
  onSearch: (text: string) => void
}

/** A search that lives in the page's address: typing changes it a moment later, Back and Forward change the field. */
function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const reported = useRef(value)
  const tell = useEffectEvent((next: string) => {
    reported.current = next
    onSearch(next)
  })
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (text === reported.current) return
    const timer = setTimeout(() => tell(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Field name="search" label={label}>
      <TextInput
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </Field>
  )
}
