import { say } from '#server/locales/say.ts'
/** The spreadsheet cannot be read. The message is shown to the user who uploaded it. */
export class UnreadableSpreadsheet extends Error {
  override name = 'UnreadableSpreadsheet'
}

export const DAMAGED = say`This spreadsheet cannot be read: it is damaged or of an unknown kind. Open it in the spreadsheet program, save it again as .xlsx, and upload that file.`

export const TOO_LARGE = say`This spreadsheet is too large. Save its sheet as “CSV UTF-8” and upload that file.`
