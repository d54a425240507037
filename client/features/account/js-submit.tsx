import { useLocation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { t } from '#client/locales/t.ts'
import { space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { LIVE_ATTRIBUTE } from '#client/ui/laid-out-later.ts'
import { useHydrated } from '#client/ui/use-hydrated.ts'

interface JsSubmitProps {
  children: string
  busy: boolean
  busyLabel: string
  variant?: 'primary' | 'secondary'
}

/**
 * Sends a form that only JavaScript can send: disabled until that is there, and says so where it is off or does not arrive.
 */
export function JsSubmit({ children, busy, busyLabel, variant = 'primary' }: JsSubmitProps) {
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const wide = variant === 'primary'
  return (
    <>
      <WithoutJs>
        <Callout tone="warning" title={t('This form needs JavaScript')}>
          {t('Please switch it on in your browser, or call us and we do it for you.')}
        </Callout>
      </WithoutJs>
      <Foot $wide={wide}>
        <Incomplete>
          <Callout tone="warning" title={t('The page has not loaded completely')}>
            <a href={pathname + search}>{t('Load it again')}</a>
          </Callout>
        </Incomplete>
        <Button
          type="submit"
          variant={variant}
          wide={wide}
          disabled={!hydrated}
          busy={busy}
          busyLabel={busyLabel}
        >
          {children}
        </Button>
      </Foot>
    </>
  )
}

const WithoutJs = styled.div`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`

const Foot = styled.div<{ $wide: boolean }>`
  display: grid;
  justify-items: ${({ $wide }) => ($wide ? 'stretch' : 'start')};
`

const appear = keyframes`
  to {
    visibility: visible;
    height: auto;
    margin-bottom: ${space[5]};
  }
`

/** Shows without scripts, since they may be missing: later than a slow connection takes. */
const Incomplete = styled.div`
  display: none;

  html:not([${LIVE_ATTRIBUTE}]) & {
    display: block;
    visibility: hidden;
    height: 0;
    overflow: hidden;
    animation: ${appear} 1ms linear 10s forwards;
  }
  @media (scripting: none) {
    html:not([${LIVE_ATTRIBUTE}]) & {
      display: none;
    }
  }
`
