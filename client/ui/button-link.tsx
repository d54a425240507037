import type { ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { isOutside } from './outside-link.ts'

interface ButtonLinkProps extends Omit<LinkProps, 'to' | 'children'> {
  /** A path of this site, or a whole address, `tel:` or `mailto:`. */
  to: string
  /** The path is that of a file: it is left to the browser. */
  isFile?: boolean
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  to,
  isFile = false,
  children,
  variant = 'primary',
  size = 'medium',
  wide = false,
  icon,
  ...rest
}: ButtonLinkProps) {
  const look = { $variant: variant, $size: size, $wide: wide }
  return isFile || isOutside(to) ? (
    <OutsideFace href={to} {...look} {...rest}>
      {icon}
      <span>{children}</span>
    </OutsideFace>
  ) : (
    <Face to={to} {...look} {...rest}>
      {icon}
      <span>{children}</span>
    </Face>
  )
}

const Face = styled(Link)<ButtonLook>`
  ${buttonStyle}
`

const OutsideFace = styled.a<ButtonLook>`
  ${buttonStyle}
`
