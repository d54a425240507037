import FileText from 'lucide-react/icons/file-text'
import styled from 'styled-components'
import type { AttachmentLinkFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { color, leading, radius, space } from '#client/theme/theme.ts'
import { fileSize } from '#client/ui/file-size.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { Text } from '#client/ui/text.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

type Attachment = AttachmentLinkFragment

/** The files of a notice: pictures show themselves in a grid, other files are rows. Each opens in a new tab. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const pictures = attachments.filter(({ previewUrl }) => previewUrl)
  const others = attachments.filter(({ previewUrl }) => !previewUrl)
  return (
    <>
      {pictures.length > 0 && (
        <Grid>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Picture href={picture.url} target="_blank" rel="noopener">
                <Face>
                  <img src={picture.previewUrl ?? ''} alt="" loading="lazy" decoding="async" />
                </Face>
                <Words file={picture} />
              </Picture>
            </li>
          ))}
        </Grid>
      )}
      {others.length > 0 && (
        <PlainList>
          {others.map((file) => (
            <li key={file.id}>
              <Row href={file.url} target="_blank" rel="noopener">
                <FileText size="1.75rem" strokeWidth={1.5} />
                <Words file={file} />
              </Row>
            </li>
          ))}
        </PlainList>
      )}
    </>
  )
}

function Words({ file: { fileName, fileType, size } }: { file: Attachment }) {
  return (
    <span>
      <Name lang={languageOf(fileName)}>{fileName}</Name>
      <Text as="span" $tone="muted" $size="small">
        {fileType.startsWith('image/') ? t('Image') : 'PDF'}, {fileSize(size)}
      </Text>
      <VisuallyHidden> {t('(opens in a new tab)')}</VisuallyHidden>
    </span>
  )
}

const Grid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[4]};
`

const Row = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  min-height: 3.5rem;
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color('line')};
  text-decoration: none;

  & > :last-child {
    display: grid;
  }
  &:hover {
    background: ${color('actionSoft')};
  }
`

const Picture = styled.a`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: clip;
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  text-decoration: none;

  & > :last-child {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding: ${space[3]} ${space[4]};
  }
  &:hover {
    border-color: ${color('lineStrong')};
  }
`

const Face = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  background: ${color('sunken')};
  color: ${color('action')};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Name = styled.span`
  color: ${color('text')};
  font-weight: 600;
  line-height: ${leading('tight')};
  overflow-wrap: anywhere;
`
