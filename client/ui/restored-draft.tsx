import { t } from '#client/locales/t.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { KeepsFocusNear } from './keeps-focus-near.tsx'

/** Consequence of closing a form for its typed values. */
export const KEPT_IN_TAB = t('What you typed is kept in this tab until you save or discard it.')

interface RestoredDraftProps {
  /** Whether the form holds what was typed before it was opened. */
  restored: boolean
  onDiscard: () => void
}

/** Says that a form begins with restored values, and discards them on request. */
export function RestoredDraft({ restored, onDiscard }: RestoredDraftProps) {
  if (!restored) return null
  return (
    <KeepsFocusNear>
      <Callout role="status" title={t('This is what you typed before, and did not save.')}>
        <p>
          <Button variant="secondary" size="small" onClick={onDiscard}>
            {t('Discard it')}
          </Button>
        </p>
      </Callout>
    </KeepsFocusNear>
  )
}
