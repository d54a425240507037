import { useEffect, useEffectEvent } from 'react'
import { useRetry } from '#client/data/load-part.ts'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { MessagePage } from './message-page.tsx'

export const UNREACHED = t('This page could not be loaded')

/** For a page whose data a browser could not get from the server. Tries again when the connection is back. */
export function UnreachedPage({ message }: { message: string }) {
  const { onRetry, retrying } = useRetry()
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const onOnline = () => retry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <MessagePage
      title={UNREACHED}
      seed="error"
      actions={
        <Button busy={retrying} busyLabel={t('Trying again…')} onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      <p role="status">{message}</p>
    </MessagePage>
  )
}
