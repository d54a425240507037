import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { TakesFocus } from '#client/ui/takes-focus.tsx'

/** Says that the preview changed before it was published. */
export function StaleNotice({ message }: { message: string }) {
  return (
    <TakesFocus>
      <Callout tone="warning" role="alert" title={t('Nothing was published yet')}>
        <p>{message}</p>
      </Callout>
    </TakesFocus>
  )
}
