import { useState } from 'react'
import { t } from '#client/locales/t.ts'
import { Field } from '#client/ui/field.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { isSpreadsheet, isTable, SpreadsheetNotice, TABLE_ENDINGS } from './spreadsheet-notice.tsx'

interface TableFileFieldProps {
  name: string
  hint: string
  file: File | null
  disabled: boolean
  /** Called with null when the choice is taken back, or is no file that is read. */
  onChoose: (file: File | null) => void
}

/** The choice of a CSV file or a spreadsheet, which says what is wrong with any other file. */
export function TableFileField({ name, hint, file, disabled, onChoose }: TableFileFieldProps) {
  const [refused, setRefused] = useState<string>()

  function choose(next: File | null) {
    const isRead = next === null || isTable(next.name)
    setRefused(isRead ? undefined : next.name)
    onChoose(isRead ? next : null)
  }

  return (
    <>
      <Field
        name={name}
        label={t('CSV file or spreadsheet')}
        error={refused === undefined ? undefined : t('Please select a CSV file or a spreadsheet.')}
        hint={hint}
      >
        <FileDrop
          file={file}
          onChange={choose}
          accept={TABLE_ENDINGS.join()}
          prompt={t('Choose a CSV file or a spreadsheet')}
          disabled={disabled}
        />
      </Field>
      {refused !== undefined && isSpreadsheet(refused) && <SpreadsheetNotice fileName={refused} />}
    </>
  )
}
