import { t } from '#client/locales/t.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'

interface MissingTexts {
  texts: number
  missing: number
}

interface NepaliSwitchProps extends MissingTexts {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Shows or hides the controls of Nepali texts, and says how many are missing. */
export function NepaliSwitch({ texts, missing, checked, onChange }: NepaliSwitchProps) {
  return (
    <div>
      <Checkbox
        label={t('Edit the texts in Nepali, too')}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {checked && texts > 0 && <p role="status">{missingNepali({ texts, missing })}</p>}
    </div>
  )
}

export function missingNepali({ texts, missing }: MissingTexts): string {
  return missing === 0
    ? t('Nepali: complete')
    : t('Nepali: {missing} of {texts} texts missing', { missing, texts })
}

/** At the control of a Nepali text that is not there. */
export const MISSING_NEPALI = t('Missing: Nepali pages show the text above.')
