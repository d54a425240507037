import { t } from '#client/locales/t.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { confirmField, type useConfirmedFindings } from './use-confirmed-findings.ts'

/** A tick box for each finding that stops the publication until somebody confirms it. */
export function ConfirmFindings({ findings }: { findings: ReturnType<typeof useConfirmedFindings> }) {
  const { blocking, confirmed, confirm } = findings
  return blocking.map(({ code, message }) => (
    <Checkbox
      key={code}
      name={confirmField(code)}
      label={t('I have checked this, and it is right: {message}', { message })}
      checked={confirmed.includes(code)}
      onChange={(event) => confirm(code, event.currentTarget.checked)}
    />
  ))
}
