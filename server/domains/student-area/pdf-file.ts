import { mediaUrl } from '#server/content/media-url.ts'
import type { MediaRecord } from '#server/domains/media/media.ts'
import { builder } from '#server/graphql/builder.ts'
import { type Sheet, sheetFileName, sheetUrl } from './sheet.ts'
import { typesetSheet } from './typeset-sheet.ts'

// A PDF file is an uploaded one, or a sheet of the demo, which is typeset on the first request.

type PdfSource = Sheet | MediaRecord

const isUploaded = (source: PdfSource): source is MediaRecord => 'filePath' in source

export const PdfFile = builder.objectRef<PdfSource>('PdfFile').implement({
  description: 'A PDF for viewers who may see the record it belongs to.',
  fields: (t) => ({
    url: t.string({
      description: "Path on this site; a sheet of the demo requires a student's session cookie.",
      resolve: (source) => (isUploaded(source) ? mediaUrl(source.id, source.fileName) : sheetUrl(source)),
    }),
    fileName: t.string({
      resolve: (source) => (isUploaded(source) ? source.fileName : sheetFileName(source)),
    }),
    pages: t.int({
      nullable: true,
      description: 'Null for an uploaded file.',
      resolve: (source, _args, { site }) => (isUploaded(source) ? null : typesetSheet(source, site).pages),
    }),
    size: t.int({
      description: 'In bytes.',
      resolve: (source, _args, { site }) =>
        isUploaded(source) ? source.size : typesetSheet(source, site).pdf.length,
    }),
  }),
})
