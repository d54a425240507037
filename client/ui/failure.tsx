import { type ReactNode, useRef } from 'react'
import { t } from '#client/locales/t.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { useFocusOfRemoved } from './use-focus-of-removed.ts'

interface FailureProps {
  title: string
  /** The failure, and the data that is safe. */
  children?: ReactNode
  onRetry: () => void
  retrying?: boolean
}

/** Shown in the place of the data that could not be read. */
export function Failure({ title, children, onRetry, retrying = false }: FailureProps) {
  const buttonPlace = useRef<HTMLDivElement>(null)
  useFocusOfRemoved(buttonPlace)
  return (
    <Callout tone="danger" title={title} role="alert">
      {children !== undefined && <p>{children}</p>}
      <div ref={buttonPlace}>
        <Button
          variant="secondary"
          size="small"
          data-needs-js
          busy={retrying}
          busyLabel={t('Trying again…')}
          onClick={onRetry}
        >
          {t('Try again')}
        </Button>
      </div>
    </Callout>
  )
}
