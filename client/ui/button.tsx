import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its place. */
  wide?: boolean
  /** Work is going on: presses are ignored, but the button keeps its focus. */
  busy?: boolean
  /** Read and shown instead of the children while busy: "Searching…". */
  busyLabel?: string | undefined
  /** Shown before the label; decoration only. */
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  busyLabel,
  icon,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <Face
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner size="1.1em" /> : icon}
      <span>{busy && busyLabel !== undefined ? busyLabel : children}</span>
    </Face>
  )
}

const Face = styled.button<ButtonLook>`
  ${buttonStyle}
`
