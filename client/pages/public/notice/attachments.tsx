import { FileText } from 'lucide-react'
import styled from 'styled-components'
import type { AttachmentLinkFragment } from '#client/gql/graphql.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { fileSize } from '#client/ui/file-size.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

/** The files of a notice as a grid: pictures show themselves, each opens in a new tab. */
export function Attachments({ attachments }: { attachments: readonly AttachmentLinkFragment[] }) {
  return (
    <Grid>
      {attachments.map(({ id, fileName, fileType, size, url, previewUrl }) => (
        <li key={id}>
          <File href={url} target="_blank" rel="noopener">
            <Face>
              {previewUrl ? (
                <img src={previewUrl} alt="" loading="lazy" decoding="async" />
              ) : (
                <FileText size="2.5rem" strokeWidth={1.5} />
              )}
            </Face>
            <span>
              <Name lang={languageOf(fileName)}>{fileName}</Name>
              <Size>
                {fileType.startsWith('image/') ? 'Image' : 'PDF'}, {fileSize(size)}
              </Size>
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </span>
          </File>
        </li>
      ))}
    </Grid>
  )
}

const Grid = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space[4]};
`

const File = styled.a`
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

const Size = styled.span`
  color: ${color('textMuted')};
  font-size: ${text('small')};
`
