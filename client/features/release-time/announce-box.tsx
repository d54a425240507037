import { t } from '#client/locales/t.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'

interface AnnounceBoxProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether visitors learn of a release ahead. */
export function AnnounceBox({ checked, onChange }: AnnounceBoxProps) {
  return (
    <Checkbox
      name="announced"
      label={t('Announce the release')}
      hint={t(
        'The home page and the results page show the exam’s title and date, and count down to this time. Without it nothing of the exam is public before.',
      )}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
