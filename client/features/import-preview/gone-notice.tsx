import type { ReactNode } from 'react'
import { t } from '#client/locales/t.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'

interface GoneNoticeProps {
  /** Where it is if it was published. */
  children: ReactNode
  /** The file, if this tab still has it. */
  file: File | undefined
  onChoose: (file: File) => void
}

/** Says that the staged file has expired, and offers to check it once more. */
export function GoneNotice({ children, file, onChoose }: GoneNoticeProps) {
  return (
    <Callout tone="warning" role="alert" title={t('This upload is not there any more')}>
      <p>{children}</p>
      <p>
        {t(
          'If not, it was discarded, or it waited for more than 24 hours and was removed. Nothing was changed by that.',
        )}{' '}
        {file === undefined && t('Then choose the file again.')}
      </p>
      {file !== undefined && (
        <div>
          <Button variant="secondary" size="small" onClick={() => onChoose(file)}>
            {t('Check {file} again', { file: file.name })}
          </Button>
        </div>
      )}
    </Callout>
  )
}
