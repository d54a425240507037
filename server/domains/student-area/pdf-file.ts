import { builder } from '#server/graphql/builder.ts'
import { type Sheet, sheetFileName, sheetUrl } from './sheet.ts'
import { typesetSheet } from './typeset-sheet.ts'

// A PDF file is a sheet for download. It is typeset on the first request.

export const PdfFile = builder.objectRef<Sheet>('PdfFile').implement({
  description: 'A PDF for viewers who may see the record it belongs to.',
  fields: (t) => ({
    url: t.string({
      description: "Path on this site; requires a student's session cookie.",
      resolve: sheetUrl,
    }),
    fileName: t.string({ resolve: sheetFileName }),
    pages: t.int({ resolve: (sheet, _args, { site }) => typesetSheet(sheet, site).pages }),
    size: t.int({
      description: 'In bytes.',
      resolve: (sheet, _args, { site }) => typesetSheet(sheet, site).pdf.length,
    }),
  }),
})
