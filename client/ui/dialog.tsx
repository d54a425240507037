import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useRef } from 'react'
import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { backdropStyle, popupStyle } from './dialog-style.ts'

const FIRST_FIELD = 'form :is(input:not([type="hidden"], [type="file"], [type="checkbox"]), select, textarea)'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  description?: ReactNode
  wide?: boolean | undefined
  /** Whether nothing closes it for now. */
  stays?: boolean
  /** First focus; by default the first field of a form, else the cross. */
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * A short piece of work in front of the page: focus goes in, stays in and comes back; Escape, the cross and a press
 * outside close it. Base UI weighs 17 kB: public pages import this file lazily, on first use.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  description,
  wide = false,
  stays = false,
  initialFocus,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)

  // A touch would also bring up the keyboard, over the text.
  function firstField(openedBy: string): HTMLElement | true {
    const field = openedBy !== 'touch' && popup.current?.querySelector<HTMLElement>(FIRST_FIELD)
    return field || true
  }

  return (
    <Base.Root open={open} onOpenChange={(next) => !next && !stays && onClose()}>
      <Base.Portal>
        <Backdrop />
        <Popup ref={popup} $wide={wide} initialFocus={initialFocus ?? firstField}>
          <Head>
            <Title>{title}</Title>
            <Close aria-label={t('Close')} aria-disabled={stays || undefined}>
              <X size="1.5rem" />
            </Close>
          </Head>
          {description !== undefined && <Description>{description}</Description>}
          {children}
        </Popup>
      </Base.Portal>
    </Base.Root>
  )
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyle}
`

const Popup = styled(Base.Popup)<{ $wide: boolean }>`
  ${popupStyle}
`

const Head = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: start;
  justify-content: space-between;
`

const Title = styled(Base.Title)`
  font-size: ${text('title')};
`

const Description = styled(Base.Description)`
  color: ${color('textMuted')};
`

const Close = styled(Base.Close)`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: -${space[2]} -${space[2]} 0 0;
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color('textMuted')};

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:hover:not([aria-disabled='true']) {
    background: ${color('actionSoft')};
    color: ${color('text')};
  }
`
