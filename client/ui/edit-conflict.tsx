import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { FormActions } from './form.tsx'

interface EditConflictProps {
  /** What somebody else has done meanwhile. */
  message: string
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Asks whose change shall stay when somebody else has changed the same thing meanwhile. */
export function EditConflict({ message, onKeepMine, onTakeTheirs }: EditConflictProps) {
  return (
    <Callout tone="warning" role="alert" title={`${message} Nothing was saved yet.`}>
      <FormActions>
        <Button size="small" onClick={onKeepMine}>
          Save mine
        </Button>
        <Button size="small" variant="secondary" onClick={onTakeTheirs}>
          Leave theirs
        </Button>
      </FormActions>
    </Callout>
  )
}
