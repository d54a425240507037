import { letterheadOf } from '#server/domains/media/letterhead.ts'
import { builder } from '#server/graphql/builder.ts'
import { isUploaded, pdfFileName, pdfUrl, type StudentPdf } from './student-pdf.ts'
import { typesetPdf } from './typeset-pdf.ts'

// A PDF file is an uploaded one, or one that is typeset on the first request.

export const PdfFile = builder.objectRef<StudentPdf>('PdfFile').implement({
  description: 'A PDF for students.',
  fields: (t) => ({
    url: t.string({
      description: "Path on this site; requires a student's session cookie.",
      resolve: pdfUrl,
    }),
    fileName: t.string({ resolve: pdfFileName }),
    pages: t.int({
      nullable: true,
      description: 'Null for an uploaded file.',
      resolve: async (pdf, _args, context) =>
        isUploaded(pdf.source)
          ? null
          : typesetPdf(pdf, pdf.source, {
              ...(await letterheadOf(context)),
              language: context.language,
            }).pages,
    }),
    size: t.int({
      description: 'In bytes.',
      resolve: async (pdf, _args, context) =>
        isUploaded(pdf.source)
          ? pdf.source.size
          : typesetPdf(pdf, pdf.source, {
              ...(await letterheadOf(context)),
              language: context.language,
            }).pdf.length,
    }),
  }),
})
