import { t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { sayInstant } from '#shared/calendar/show-dates.ts'

/** Of a list that the video platform did not confirm of late. @param props.moment Null while nothing of it is known. */
export function AsOf({ moment }: { moment: string | null | undefined }) {
  return (
    <Callout>
      {moment == null
        ? t('Other classes may be missing at the moment.')
        : t('This list is as of {moment}. The newest classes may be missing.', {
            moment: sayInstant(moment),
          })}
    </Callout>
  )
}
