import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius, space } from '#client/theme/theme.ts'
import { controlStyle } from '#client/ui/control-style.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

interface ExamFilterProps {
  typed: string
  onType: (typed: string) => void
  /** How many exams of all are left. */
  found: number
  all: number
}

/** Narrows the list of exams below it; for browsers with JavaScript only. */
export function ExamFilter({ typed, onType, found, all }: ExamFilterProps) {
  const id = useId()
  return (
    <FilterRow data-needs-js>
      <VisuallyHidden as="label" htmlFor={id}>
        {t('Filter exams')}
      </VisuallyHidden>
      <Search size="1.2em" />
      <FilterBox
        id={id}
        type="search"
        value={typed}
        placeholder={t('Filter exams')}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onType(event.target.value)}
        // Enter belongs to the filter here, not to the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <VisuallyHidden role="status">
        {typed !== '' && t('{found} of {all} exams', { found, all })}
      </VisuallyHidden>
    </FilterRow>
  )
}

const FilterRow = styled.div`
  position: relative;
  margin-bottom: -1px;

  & > svg {
    position: absolute;
    inset: 0 auto 0 ${space[3]};
    height: 100%;
    color: ${color('textMuted')};
    pointer-events: none;
  }
`

const FilterBox = styled.input`
  ${controlStyle}
  padding-left: ${space[10]};
  border-radius: ${radius.medium} ${radius.medium} 0 0;

  &:focus-visible {
    position: relative;
    z-index: 1;
  }
`
