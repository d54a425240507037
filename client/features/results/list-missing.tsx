import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'

interface ListMissingProps {
  children: ReactNode
  /** Leave it out where the page already offers to try again. */
  retry: boolean
}

/** In the place of a list that could not be loaded, on a page that has the rest. */
export function ListMissing({ children, retry }: ListMissingProps) {
  const { pathname, search } = useLocation()
  return (
    <Place>
      <p>{children}</p>
      {retry && (
        <ButtonLink
          to={pathname + search}
          replace
          preventScrollReset
          variant="secondary"
          size="small"
          data-no-print
        >
          {t('Try again')}
        </ButtonLink>
      )}
    </Place>
  )
}

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  color: ${color('textMuted')};
`
