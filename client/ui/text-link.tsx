import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { isOutside } from './outside-link.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface TextLinkProps extends Omit<LinkProps, 'to' | 'children'> {
  /** A path of this site, or a whole address, `tel:` or `mailto:`. */
  to: string
  children: ReactNode
  newTab?: boolean
}

/** A link in running text; one that opens a new tab says so. */
export function TextLink({ to, children, newTab = false, ...rest }: TextLinkProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener' } : undefined
  const content = newTab ? (
    <>
      {children}
      <Mark size="0.9em" />
      <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
    </>
  ) : (
    children
  )
  return isOutside(to) || newTab ? (
    <a href={to} {...target} {...rest}>
      {content}
    </a>
  ) : (
    <Link to={to} {...rest}>
      {content}
    </Link>
  )
}

const Mark = styled(ArrowUpRight)`
  display: inline;
  vertical-align: -0.05em;
  margin-left: 0.1em;
`
