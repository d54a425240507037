import type { ReactNode } from 'react'
import { t } from '#client/locales/t.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { FormActions } from './form.tsx'
import { KeepsFocusNear } from './keeps-focus-near.tsx'
import { TakesFocus } from './takes-focus.tsx'

interface EditConflictProps {
  /** The other person's change, and the state of the own one. */
  message: string
  /** The saved version, where it is not in the form. */
  children?: ReactNode
  /** Where both changes can be kept. */
  onKeepBoth?: (() => void) | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Asks which change shall stay when the same thing was changed meanwhile, by somebody else or in another tab. */
export function EditConflict({ message, children, onKeepBoth, onKeepMine, onTakeTheirs }: EditConflictProps) {
  return (
    <KeepsFocusNear>
      <TakesFocus>
        <Callout tone="warning" role="alert" title={message}>
          {children}
          <FormActions>
            {onKeepBoth && (
              <Button size="small" onClick={onKeepBoth}>
                {t('Keep both')}
              </Button>
            )}
            <Button size="small" variant={onKeepBoth ? 'secondary' : 'primary'} onClick={onKeepMine}>
              {t('Keep my version')}
            </Button>
            <Button size="small" variant="secondary" onClick={onTakeTheirs}>
              {t('Use the saved version')}
            </Button>
          </FormActions>
        </Callout>
      </TakesFocus>
    </KeepsFocusNear>
  )
}
