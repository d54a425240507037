import type { ReactNode } from 'react'
import { t } from '#client/locales/t.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { FormActions } from './form.tsx'
import { KeepsFocusNear } from './keeps-focus-near.tsx'
import { TakesFocus } from './takes-focus.tsx'

interface EditConflictProps {
  /** What somebody else has done meanwhile. */
  message: string
  /** Their version, where it is not in the form. */
  children?: ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Asks whose change shall stay when somebody else has changed the same thing meanwhile. */
export function EditConflict({ message, children, onKeepMine, onTakeTheirs }: EditConflictProps) {
  return (
    <KeepsFocusNear>
      <TakesFocus>
        <Callout tone="warning" role="alert" title={t('{message} Nothing was saved yet.', { message })}>
          {children}
          <FormActions>
            <Button size="small" onClick={onKeepMine}>
              {t('Keep my version')}
            </Button>
            <Button size="small" variant="secondary" onClick={onTakeTheirs}>
              {t('Use their version')}
            </Button>
          </FormActions>
        </Callout>
      </TakesFocus>
    </KeepsFocusNear>
  )
}
