import styled from 'styled-components'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'

interface JsSubmitProps {
  children: string
  busy: boolean
  busyLabel: string
  variant?: 'primary' | 'secondary'
}

/**
 * Sends a form that only JavaScript can send: asleep until that is there, and says so where it never comes.
 */
export function JsSubmit({ children, busy, busyLabel, variant = 'primary' }: JsSubmitProps) {
  const hydrated = useHydrated()
  return (
    <>
      <WithoutJs>
        <Callout tone="warning" title={t('This form needs JavaScript')}>
          {t('Please switch it on in your browser, or call us and we do it for you.')}
        </Callout>
      </WithoutJs>
      <Button
        type="submit"
        variant={variant}
        wide={variant === 'primary'}
        disabled={!hydrated}
        busy={busy}
        busyLabel={busyLabel}
      >
        {children}
      </Button>
    </>
  )
}

const WithoutJs = styled.div`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`
