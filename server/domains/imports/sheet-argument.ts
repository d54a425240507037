/** The argument by which a sheet is chosen. */
export const sheetArgument = {
  type: 'String',
  required: false,
  description:
    'Name of the sheet to read, of a spreadsheet that has several with values; see `InvalidCsv.sheets`.',
} as const
