import { data as answer, Link, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { loadPart, useRetry } from '#client/data/load-part.ts'
import { loadData } from '#client/data/loader-context.ts'
import { usePageData } from '#client/data/page-data.ts'
import type { NoticeCardFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { newsPath, noticePath } from '#client/paths.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { languageOf } from '#client/ui/lang.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { noticeTone } from './notice-badge.tsx'
import { NoticeFacts } from './notice-facts.tsx'
import { NEWS_PAGE_SIZE, NewsQuery } from './notice-queries.ts'

/** The cursor in the address, behind which the page begins. */
export function useNoticeCursor(): string | null {
  return useSearchParams()[0].get('after')
}

/** Loader of the pages that list the notices. */
export async function loadNoticeList({ context, request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after')
  const part = await loadPart(loadData(context, NewsQuery, { first: NEWS_PAGE_SIZE, after }))
  return answer(part, { status: part.status })
}

/** One page of the notices, newest first. `page` is the address of the page that it stands on. */
export function NoticeList({ page }: { page: string }) {
  const { data, failure } = usePageData<typeof loadNoticeList>()
  const after = useNoticeCursor()
  const retry = useRetry()
  if (!data) {
    return (
      <Failure title={t('Failed to load notices')} {...retry}>
        {failure}
      </Failure>
    )
  }
  const { nodes, pageInfo } = data.notices
  if (nodes.length === 0 && after === null) {
    return (
      <EmptyState seed="no-announcements" title={t('No Announcements')}>
        {t('When there is something to tell, it stands here and on the home page.')}
      </EmptyState>
    )
  }
  return (
    <>
      <NoticeRows>
        {nodes.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} />
          </li>
        ))}
      </NoticeRows>
      <Pager
        first={after !== null && { to: page, label: t('Newest notices') }}
        next={
          pageInfo.hasNextPage &&
          pageInfo.endCursor != null && { to: newsPath(pageInfo.endCursor, page), label: t('Older notices') }
        }
      />
    </>
  )
}

/** A notice in the dated list: when, title, how it begins, and its first picture if it has one. */
function NoticeRow({ notice }: { notice: NoticeCardFragment }) {
  const { id, title, description, type, link, attachments } = notice
  const picture = attachments.find(({ previewUrl }) => previewUrl)?.previewUrl
  return (
    <Row as="article" $tone={noticeTone(type)}>
      <Facts>
        <NoticeFacts notice={notice} />
      </Facts>
      <Words>
        <Title>
          <Link to={noticePath(id)} lang={languageOf(title)}>
            {title}
          </Link>
        </Title>
        <Beginning lang={languageOf(description)}>{description}</Beginning>
        {link && (
          <Elsewhere>
            <TextLink to={link} newTab>
              {t('View Link')}
            </TextLink>
          </Elsewhere>
        )}
      </Words>
      {picture && <Thumbnail src={picture} alt="" loading="lazy" decoding="async" />}
    </Row>
  )
}

/** The rows below each other. */
const NoticeRows = styled(PlainList)`
  max-width: 60rem;
  border-top: 1px solid ${color('line')};

  & > li {
    border-bottom: 1px solid ${color('line')};
  }
`

const Row = styled.div<{ $tone: Tone }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]} ${space[3]};
  border-left: 4px solid ${({ $tone }) => ($tone === 'neutral' ? 'transparent' : color($tone))};
  background: ${({ $tone }) => ($tone === 'neutral' ? 'transparent' : color(`${$tone}Soft`))};

  &:hover {
    background: ${({ $tone }) => color($tone === 'neutral' ? 'surface' : `${$tone}Soft`)};
  }
  ${from('medium')} {
    grid-template-columns: 11rem minmax(0, 1fr) auto;
    column-gap: ${space[6]};
    padding-inline: ${space[4]};
  }
`

const Facts = styled.div`
  grid-column: 1 / -1;

  ${from('medium')} {
    grid-column: auto;
    padding-top: 0.2rem;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: start;
`

const Title = styled.h2`
  font-size: ${text('large')};
  overflow-wrap: anywhere;

  & > a {
    color: ${color('text')};
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Beginning = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color('textMuted')};
  line-height: ${leading('normal')};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

const Thumbnail = styled.img`
  width: 5.5rem;
  height: 4.125rem;
  border: 1px solid ${color('line')};
  border-radius: ${radius.small};
  object-fit: cover;

  ${from('medium')} {
    width: 8rem;
    height: 6rem;
  }
`

/** Above the link that covers the row. */
const Elsewhere = styled.p`
  position: relative;
  justify-self: start;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }
`
