import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { NoticeCardFragment } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { noticePath } from '#client/paths.ts'
import { color, from, leading, radius, space, text } from '#client/theme/theme.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { PlainList } from '#client/ui/plain-list.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import type { Tone } from '#client/ui/tone.ts'
import { noticeTone } from './notice-badge.tsx'
import { NoticeFacts } from './notice-facts.tsx'

/** A notice in the dated list: when, title, how it begins, and its first picture if it has one. */
export function NoticeRow({ notice }: { notice: NoticeCardFragment }) {
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
export const NoticeRows = styled(PlainList)`
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
