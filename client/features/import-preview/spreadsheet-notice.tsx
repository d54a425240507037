import { Callout } from '#client/ui/callout.tsx'
import { Lang } from '#client/ui/lang.tsx'

/** Whether a file's name is that of a spreadsheet, which only its program can save as CSV. */
export const isSpreadsheet = (fileName: string) => /\.(xls[xmb]?|ods|numbers)$/i.test(fileName)

/** How to make the CSV file out of a spreadsheet. */
export function SpreadsheetNotice({ fileName }: { fileName: string }) {
  return (
    <Callout tone="warning" role="alert" title={<SpreadsheetTitle fileName={fileName} />}>
      <p>Save it as CSV, then choose that file:</p>
      <ul>
        <li>Excel: File, Save As, “CSV UTF-8 (Comma delimited) (*.csv)”.</li>
        <li>LibreOffice: File, Save As, “Text CSV (.csv)”, with the character set UTF-8.</li>
        <li>Google Sheets: File, Download, “Comma Separated Values (.csv)”.</li>
      </ul>
      <p>Only the sheet that is open is saved: open the one with the rows first.</p>
    </Callout>
  )
}

function SpreadsheetTitle({ fileName }: { fileName: string }) {
  return (
    <>
      <Lang>{fileName}</Lang> is a spreadsheet. Nothing of it was uploaded.
    </>
  )
}
