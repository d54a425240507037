import ExternalLink from 'lucide-react/icons/external-link'
import FileText from 'lucide-react/icons/file-text'
import Share2 from 'lucide-react/icons/share-2'
import styled from 'styled-components'
import { useSite } from '#client/data/root-data.ts'
import { NoticeBadge, NoticeStateBadges } from '#client/features/notices/notice-badge.tsx'
import type { AttachmentLinkFragment, NoticeQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { noticePath } from '#client/paths.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { ButtonLink } from '#client/ui/button-link.tsx'
import { fileSize } from '#client/ui/file-size.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { Cluster, Stack } from '#client/ui/stack.ts'
import { Text } from '#client/ui/text.ts'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'

/** A whole notice, to read. */
export function NoticeArticle({ notice }: { notice: NonNullable<NoticeQuery['notice']> }) {
  const { id, title, description, type, link, publishedAt, attachments, isActive, timing } = notice
  const { publicUrl } = useSite()
  return (
    <Stack as="article" $gap={8}>
      <Header>
        <Badges>
          <NoticeBadge type={type} />
          <NoticeStateBadges isActive={isActive} timing={timing} />
        </Badges>
        <h1 lang={languageOf(title)}>{title}</h1>
        <Text $tone="muted">
          {t('Published on')} <ShownDate at={publishedAt} withTime />
        </Text>
      </Header>
      <NoticeText>{description}</NoticeText>
      {attachments.length > 0 && (
        <Files>
          <h2>{t('Attachments')}</h2>
          <Attachments attachments={attachments} />
        </Files>
      )}
      <Cluster $gap={3}>
        {link && (
          <ButtonLink to={link} target="_blank" rel="noopener" icon={<ExternalLink />}>
            {t('View External Link')}
          </ButtonLink>
        )}
        <ShareButton title={title} url={publicUrl + noticePath(id)} />
      </Cluster>
    </Stack>
  )
}

const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  & > h1 {
    font-size: ${text('display')};
    overflow-wrap: anywhere;
  }
`

const Badges = styled.p`
  display: flex;
  gap: ${space[2]};
  margin-top: ${space[3]};

  &:empty {
    display: none;
  }
`

const Files = styled.section`
  display: grid;
  gap: ${space[4]};

  & > h2 {
    font-size: ${text('title')};
  }
`

/** A notice's words as they were typed: line breaks kept, addresses to press. */
function NoticeText({ children }: { children: string }) {
  return (
    <Words lang={languageOf(children)}>
      {textParts(children).map(({ text: part, href, at }) =>
        href === undefined ? (
          part
        ) : (
          <TextLink key={at} to={href} newTab>
            {part}
          </TextLink>
        ),
      )}
    </Words>
  )
}

const Words = styled.p`
  font-size: ${text('large')};
  line-height: ${leading('normal')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Hands a page's address to the phone's own share sheet, or copies it where there is none. */
function ShareButton({ title, url }: { title: string; url: string }) {
  const { toast } = useToast()

  async function share() {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      toast({ title: t('Link copied'), description: url, tone: 'success', about: 'share' })
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ title: t('This is the link to share'), description: url, about: 'share' })
    }
  }

  return (
    <span data-needs-js>
      <Button variant="secondary" icon={<Share2 />} onClick={share}>
        {t('Share')}
      </Button>
    </span>
  )
}

interface TextPart {
  text: string
  /** Set when the part is a web address. */
  href?: string
  /** Where it begins in the whole. */
  at: number
}

/** Not the punctuation of the sentence around it. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'।]/g

/** Cuts text into words and web addresses, in their order; together they are the whole text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (!URL.canParse(address)) continue
    if (index > end) parts.push({ text: text.slice(end, index), at: end })
    parts.push({ text: address, href: address, at: index })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end })
  return parts
}

type Attachment = AttachmentLinkFragment

/** The files of a notice: pictures show themselves in a grid, other files are rows. Each opens in a new tab. */
function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
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
                <FileWords file={picture} />
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
                <FileWords file={file} />
              </Row>
            </li>
          ))}
        </PlainList>
      )}
    </>
  )
}

function FileWords({ file: { fileName, fileType, size } }: { file: Attachment }) {
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
