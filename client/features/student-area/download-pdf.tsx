import Download from 'lucide-react/icons/download'
import styled from 'styled-components'
import { graphql } from '#client/gql/gql.ts'
import type { DownloadPdfFragment } from '#client/gql/graphql.ts'
import { localFile } from '#client/locales/locale.ts'
import { t } from '#client/locales/t.ts'
import { color, space, text } from '#client/theme/theme.ts'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { fileSize } from '#client/ui/file-size.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

export const DOWNLOAD_PDF_FRAGMENT = graphql(`
  fragment DownloadPdf on PdfFile {
    url
    pages
    size
  }
`)

/** The way to a PDF, and what one gets: so that nobody starts a download in the bus without knowing. */
export function DownloadPdf({ pdf, of }: { pdf: DownloadPdfFragment; of: string }) {
  return (
    <Line>
      <ButtonLink variant="secondary" size="small" icon={<Download />} to={localFile(pdf.url)} reloadDocument>
        {t('Download PDF')}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </ButtonLink>
      <span>
        {typeof pdf.pages === 'number' &&
          `${t('{count, plural, one {# page} other {# pages}}', { count: pdf.pages })}, `}
        {fileSize(pdf.size)}
      </span>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
