import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useRetry } from '#client/data/load-part.ts'
import type { NoticeCardFragment } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { noticePath, paths } from '#client/paths.ts'
import { color, from, leading, space, text } from '#client/theme/theme.ts'
import { Failure } from '#client/ui/failure.tsx'
import { languageOf } from '#client/ui/lang.tsx'
import { Sheet, SheetRows } from '#client/ui/sheet.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { noticeTone } from './notice-badge.tsx'
import { NoticeFacts } from './notice-facts.tsx'

interface NoticeBoardProps {
  /** Null when they could not be loaded. */
  notices: readonly NoticeCardFragment[] | null
}

/** The five newest notices, in a card of fixed height. */
export function NoticeBoard({ notices }: NoticeBoardProps) {
  const retry = useRetry()
  return (
    <Sheet as="section" aria-labelledby="notice-board">
      <Head>
        <h2 id="notice-board">{t('Notice Board')}</h2>
        {notices?.length !== 0 && (
          <ViewAll to={paths.news}>
            {rich('View All<hidden> notices</hidden>', {
              hidden: (notices) => <VisuallyHidden>{notices}</VisuallyHidden>,
            })}
            <ArrowRight size="1.1em" />
          </ViewAll>
        )}
      </Head>
      <Scroll>
        {notices ? <Notices notices={notices} /> : <Failure title={t('Failed to load notices')} {...retry} />}
      </Scroll>
    </Sheet>
  )
}

function Notices({ notices }: { notices: readonly NoticeCardFragment[] }) {
  if (notices.length === 0) return <Quiet>{t('There is no notice at the moment.')}</Quiet>
  return (
    <SheetRows>
      {notices.map((notice) => (
        <Row key={notice.id} $tone={noticeTone(notice.type)}>
          <Title to={noticePath(notice.id)} lang={languageOf(notice.title)}>
            {notice.title}
          </Title>
          <NoticeFacts notice={notice} withTime />
        </Row>
      ))}
    </SheetRows>
  )
}

const Head = styled.header`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[2]} ${space[4]};
  border-bottom: 3px solid ${color('accent')};

  & > h2 {
    font-size: ${text('title')};
  }
`

const ViewAll = styled(Link)`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-height: 2.75rem;
  font-weight: 600;
`

const fade = '2.5rem'

const Scroll = styled.div`
  height: 280px;
  overflow-y: auto;
  overscroll-behavior: contain;

  ${from('medium')} {
    height: 380px;
  }
  /* A line at the lower edge fades out instead of being cut in the middle. */
  &::after {
    content: '';
    position: sticky;
    bottom: 0;
    display: block;
    height: ${fade};
    background: linear-gradient(transparent, ${color('raised')});
    pointer-events: none;
  }
`

const Row = styled.li<{ $tone: Tone }>`
  position: relative;
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border-left: 5px solid ${({ $tone }) => ($tone === 'neutral' ? 'transparent' : color($tone))};
  background: ${({ $tone }) => ($tone === 'neutral' ? 'none' : color(`${$tone}Soft`))};

  &:hover {
    background: ${({ $tone }) => color($tone === 'neutral' ? 'actionSoft' : `${$tone}Soft`)};
  }
`

/** The whole row takes the press. */
const Title = styled(Link)`
  color: ${color('text')};
  font-weight: 600;
  line-height: ${leading('tight')};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Quiet = styled.p`
  padding: ${space[6]} ${space[4]};
  color: ${color('textMuted')};
`
