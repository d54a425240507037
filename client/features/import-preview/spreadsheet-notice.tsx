import { rich, t } from '#client/locales/t.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Lang } from '#client/ui/lang.tsx'

/** Endings of the files that are read. */
export const TABLE_ENDINGS = ['.csv', '.xlsx', '.xlsm', '.ods']

export const isTable = (fileName: string) =>
  TABLE_ENDINGS.some((ending) => fileName.toLowerCase().endsWith(ending))

/** Whether a file's name is that of a spreadsheet that is not read, which only its program can save as another. */
export const isSpreadsheet = (fileName: string) =>
  /\.(xls|xlsb|xltx|numbers|fods|dif|slk|sxc|ots|uos|gnumeric|et|wk\d|xml|html?|mht)$/i.test(fileName)

/** How to make a readable file out of a spreadsheet of another kind. */
export function SpreadsheetNotice({ fileName }: { fileName: string }) {
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
