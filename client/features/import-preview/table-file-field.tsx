import { type ComponentProps, useState } from 'react'
import { rich, t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Field } from '#client/ui/field.tsx'
import { FileDrop } from '#client/ui/file-drop.tsx'
import { Lang } from '#client/ui/lang.tsx'

interface TableFileFieldProps extends Pick<ComponentProps<typeof FileDrop>, 'file' | 'note' | 'disabled'> {
  name: string
  label: string
  required?: boolean
  hint: string
  /** Problem of a file that is no table. */
  notRead: string
  /** Called with null when the choice is taken back. */
  onChoose: (file: File | null) => void
  onNotRead: () => void
}

/** A field for a CSV file or a spreadsheet. It names the fault of any other file. */
export function TableFileField(props: TableFileFieldProps) {
  const { name, label, required = false, hint, file, note, notRead, onChoose, onNotRead } = props
  const [refused, setRefused] = useState<string>()

  function choose(next: File | null) {
    const isRead = next === null || isTable(next.name)
    setRefused(isRead ? undefined : next.name)
    if (isRead) onChoose(next)
    else onNotRead()
  }

  return (
    <>
      <Field
        name={name}
        label={label}
        required={required}
        error={refused === undefined ? undefined : notRead}
        hint={hint}
      >
        <FileDrop
          file={file}
          note={note}
          onChange={choose}
          accept={TABLE_ENDINGS.join()}
          prompt={t('Choose a CSV file or a spreadsheet')}
          disabled={props.disabled ?? false}
        />
      </Field>
      {refused !== undefined && isSpreadsheet(refused) && <SpreadsheetNotice fileName={refused} />}
    </>
  )
}

/** Endings of the files that are read. */
const TABLE_ENDINGS = ['.csv', '.xlsx', '.xlsm', '.ods']

const isTable = (fileName: string) => TABLE_ENDINGS.some((ending) => fileName.toLowerCase().endsWith(ending))

/** Whether a file's name is that of a spreadsheet that is not read, which only its program can save as another. */
const isSpreadsheet = (fileName: string) =>
  /\.(xls|xlsb|xltx|numbers|fods|dif|slk|sxc|ots|uos|gnumeric|et|wk\d|xml|html?|mht)$/i.test(fileName)

/** How to make a readable file out of a spreadsheet of another kind. */
function SpreadsheetNotice({ fileName }: { fileName: string }) {
  return (
    <Callout tone="warning" role="alert" title={<SpreadsheetTitle fileName={fileName} />}>
      <p>
        {t('It is of a kind that is not read here. Save it as .xlsx, .ods or CSV, then choose that file:')}
      </p>
      <ul>
        <li>{t('Excel: File, Save As, “Excel Workbook (*.xlsx)”.')}</li>
        <li>{t('LibreOffice: File, Save As, “ODF Spreadsheet (.ods)”.')}</li>
        <li>{t('Numbers: File, Export To, “Excel…”.')}</li>
      </ul>
    </Callout>
  )
}

function SpreadsheetTitle({ fileName }: { fileName: string }) {
  return (
    <>{rich('{file} is a spreadsheet. Nothing of it was uploaded.', { file: <Lang>{fileName}</Lang> })}</>
  )
}
