import { builder } from '#server/builder.ts'
import { type Sheet, sheetFileName, sheetUrl } from './sheet.ts'
import { typesetSheet } from './typeset-sheet.ts'

// A PDF file is a sheet as students download it. It is made when somebody asks, so what is said of it is true.

export const PdfFile = builder.objectRef<Sheet>('PdfFile').implement({
  description: 'A PDF to download, for whoever may see the record it belongs to.',
  fields: (t) => ({
    url: t.string({
      description: 'Path on this site; opens with the session cookie of a student.',
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
