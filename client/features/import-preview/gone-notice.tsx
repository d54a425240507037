import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'

interface GoneNoticeProps {
  /** The file, if this tab still has it. */
  file: File | undefined
  onChoose: (file: File) => void
}

/** Says that what was staged is not there any more, and offers to check the file once more. */
export function GoneNotice({ file, onChoose }: GoneNoticeProps) {
  return (
    <Callout tone="warning" role="alert" title="This upload is not there any more">
      <p>
        It was published or discarded, or it waited for more than 24 hours: then a file that nobody publishes
        is removed. Nothing was changed by that. {file === undefined && 'Please choose the file again.'}
      </p>
      {file !== undefined && (
        <div>
          <Button variant="secondary" size="small" onClick={() => onChoose(file)}>
            Check {file.name} again
          </Button>
        </div>
      )}
    </Callout>
  )
}
