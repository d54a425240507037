import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { color, from, radius, space, text } from '#client/theme/theme.ts'
import { KeepsFocusNear } from './keeps-focus-near.tsx'
import { Spinner } from './spinner.tsx'
import { VisuallyHidden, visuallyHidden } from './visually-hidden.tsx'

export interface RowAction {
  label: string
  /** Stands for the label in a table. Without one, the label is shown. */
  icon?: LucideIcon
  onPress?: () => void
  /** Address of an action that is a page. */
  to?: string
  busy?: boolean
}

interface RowActionsProps {
  /** Object of the actions, for screen readers. */
  subject: string
  actions: readonly RowAction[]
  /** In a wide table, which is cards for longer. */
  wide?: boolean
}

/** Actions of a row: icons with their words beside them on a phone, icons alone in a table. */
export function RowActions({ subject, actions, wide = false }: RowActionsProps) {
  return (
    <KeepsFocusNear>
      <Row $wide={wide} $wraps={actions.some(({ icon }) => !icon)} data-needs-js>
        {actions.map(({ label, icon: Icon, onPress, to, busy = false }) => {
          const face = (
            <>
              {busy ? <Spinner size="1.25rem" /> : Icon && <Icon size="1.25rem" />}
              <span>{label}</span>
              <VisuallyHidden> {subject}</VisuallyHidden>
            </>
          )
          const look = { $wide: wide, $iconOnly: Icon !== undefined, title: Icon && label }
          return to === undefined ? (
            <Action
              key={label}
              {...look}
              type="button"
              aria-busy={busy || undefined}
              onClick={busy ? undefined : onPress}
            >
              {face}
            </Action>
          ) : (
            <Action key={label} {...look} as={Link} to={to}>
              {face}
            </Action>
          )
        })}
      </Row>
    </KeepsFocusNear>
  )
}

const asTable = ({ $wide }: { $wide: boolean }) => from($wide ? 'wide' : 'medium')

const Row = styled.div<{ $wide: boolean; $wraps: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  width: 100%;
  margin-inline: -${space[1]};

  ${asTable} {
    flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
    gap: ${space[1]};
    justify-content: end;
    margin-inline: 0;
  }
`

const Action = styled.button<{ $wide: boolean; $iconOnly: boolean }>`
  position: relative;
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color('action')};
  font-size: ${text('small')};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: ${color('actionSoftHover')};
  }
  ${asTable} {
    justify-content: center;
    ${({ $iconOnly }) =>
      $iconOnly &&
      css`
        padding: 0;

        & > span:not(:last-child) {
          ${visuallyHidden}
        }
      `}
  }
`
