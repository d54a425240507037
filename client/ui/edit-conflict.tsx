import { t } from '#client/locales/t.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { FormActions } from './form.tsx'
import { TakesFocus } from './takes-focus.tsx'

interface EditConflictProps {
  /** What somebody else has done meanwhile. */
  message: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Asks whose change shall stay when somebody else has changed the same thing meanwhile. */
export function EditConflict({ message, onKeepMine, onTakeTheirs }: EditConflictProps) {
  return (
    <TakesFocus>
      <Callout tone="warning" role="alert" title={t('{message} Nothing was saved yet.', { message })}>
        <FormActions>
          <Button size="small" onClick={onKeepMine}>
            {t('Save mine')}
          </Button>
          <Button size="small" variant="secondary" onClick={onTakeTheirs}>
            {t('Leave theirs')}
          </Button>
        </FormActions>
      </Callout>
    </TakesFocus>
  )
}
