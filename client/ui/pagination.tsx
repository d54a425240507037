import { ArrowLeft, ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { color, space } from '#client/theme/theme.ts'
import { ButtonLink } from './button-link.tsx'

interface PaginationProps {
  /** From 1. */
  page: number
  pageCount: number
  /** Address of a page. */
  to: (page: number) => string
}

/** Back and forth through the pages of a list; nothing where there is one page only. */
export function Pagination({ page, pageCount, to }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <Row aria-label="Pages">
      {page > 1 && (
        <ButtonLink variant="secondary" size="small" rel="prev" to={to(page - 1)} icon={<ArrowLeft />}>
          Previous
        </ButtonLink>
      )}
      <p>
        Page {page} of {pageCount}
      </p>
      {page < pageCount && (
        <ButtonLink variant="secondary" size="small" rel="next" to={to(page + 1)}>
          Next
          <ArrowRight />
        </ButtonLink>
      )}
    </Row>
  )
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  color: ${color('textMuted')};
  font-variant-numeric: tabular-nums;
`
