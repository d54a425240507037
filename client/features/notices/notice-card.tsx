import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { NoticeCardFragment } from '#client/gql/graphql.ts'
import { noticePath } from '#client/paths.ts'
import { color, leading, radius, space, text } from '#client/theme/theme.ts'
import { languageOf } from '#client/ui/lang.tsx'
import { Pattern } from '#client/ui/motif/pattern.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { NoticeFacts } from './notice-facts.tsx'

/** A notice in the list: its first picture or a pattern of its own, title, and how it begins. */
export function NoticeCard({ notice }: { notice: NoticeCardFragment }) {
  const { id, title, description, type, link, attachments } = notice
  const picture = attachments.find(({ previewUrl }) => previewUrl)?.previewUrl
  return (
    <Frame as="article" $urgent={type === 'URGENT'}>
      <Top>
        {picture ? (
          <img src={picture} alt="" loading="lazy" decoding="async" />
        ) : (
          <Pattern seed={id} rows={1} cell={3} cover />
        )}
      </Top>
      <Words>
        <NoticeFacts notice={notice} />
        <Title>
          <Link to={noticePath(id)} lang={languageOf(title)}>
            {title}
          </Link>
        </Title>
        <Beginning lang={languageOf(description)}>{description}</Beginning>
        {link && (
          <Elsewhere>
            <TextLink to={link} newTab>
              View Link
            </TextLink>
          </Elsewhere>
        )}
      </Words>
    </Frame>
  )
}

/** The place of a card while the list is loading. */
export function NoticeCardSkeleton() {
  return (
    <Frame $urgent={false} aria-hidden="true">
      <Top>
        <Skeleton height="100%" />
      </Top>
      <Words>
        <Skeleton width="8rem" />
        <Skeleton width="80%" height="1.5lh" />
        <Skeleton height="3lh" />
      </Words>
    </Frame>
  )
}

/** Cards beside each other, as many as fit. */
export const NoticeGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: ${space[6]};
`

const Frame = styled.div<{ $urgent: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: clip;
  border: 1px solid ${({ $urgent }) => color($urgent ? 'dangerLine' : 'line')};
  border-radius: ${radius.large};
  background: ${({ $urgent }) => color($urgent ? 'dangerSoft' : 'surface')};

  &:hover {
    border-color: ${color('lineStrong')};
  }
`

const Top = styled.div`
  height: 6rem;
  overflow: hidden;
  border-bottom: 1px solid ${color('line')};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  padding: ${space[4]} ${space[5]} ${space[5]};
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
  -webkit-line-clamp: 3;
`

/** Above the link that covers the card. */
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
