import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { type FormError, failureTitle, fieldId } from './form-errors.ts'
import { PlainList } from './plain-list.tsx'

interface ErrorSummaryProps {
  errors: readonly FormError[]
  title?: string
}

/**
 * Everything that is wrong with a form, at its top: takes the focus when it appears or changes, so that a screen
 * reader begins with it, and each line leads to its field. Errors of no field (an empty path) are plain lines.
 */
export function ErrorSummary({
  errors,
  title: given = t('Please correct the following'),
}: ErrorSummaryProps) {
  const title = failureTitle(errors, given)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <Box ref={box} role="alert" tabIndex={-1} aria-label={title}>
      <strong>{title}</strong>
      <List>
        {errors.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path === '' ? message : <FieldLink path={path} message={message} />}
          </li>
        ))}
      </List>
    </Box>
  )
}

function FieldLink({ path, message }: FormError) {
  const id = fieldId(path)
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        // An address with the fragment would be one more step for the Back button.
        event.preventDefault()
        const control = document.getElementById(id)
        control?.focus({ preventScroll: true })
        control?.scrollIntoView({ block: 'center' })
      }}
    >
      {message}
    </a>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 2px solid ${color('danger')};
  border-radius: ${radius.medium};
  background: ${color('dangerSoft')};
  font-size: ${text('body')};
`

const List = styled(PlainList)`
  display: grid;
  gap: ${space[1]};

  & a {
    color: ${color('dangerText')};
    font-weight: 600;
  }
`
