import type { RouterContextProvider } from 'react-router-dom'
import { loadPart } from '#client/data/load-part.ts'
import { loadData } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'

export const NOTICE_ATTACHMENT_FRAGMENT = graphql(`
  fragment AttachmentLink on NoticeAttachment {
    id
    fileName
    fileType
    size
    width
    height
    url
    previewUrl
  }
`)

/** Fields of a notice on a card and in a row of the board. */
export const NOTICE_CARD_FRAGMENT = graphql(`
  fragment NoticeCard on Notice {
    id
    title
    description
    type
    link
    publishedAt
    isPinned
    attachments { id previewUrl }
  }
`)

/** The newest five, for the board on the home page. */
const NoticeBoardQuery = graphql(`
  query NoticeBoard {
    notices(first: 5) { nodes { ...NoticeCard } }
  }
`)

/** Null when they could not be loaded. */
export async function loadNoticeBoard(context: Readonly<RouterContextProvider>) {
  const { data } = await loadPart(loadData(context, NoticeBoardQuery))
  return data?.notices.nodes ?? null
}

export const NEWS_PAGE_SIZE = 12

export const NewsQuery = graphql(`
  query News($first: Int!, $after: String) {
    notices(first: $first, after: $after) {
      nodes { ...NoticeCard }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const NoticeQuery = graphql(`
  query Notice($id: ID!) {
    notice(id: $id) {
      ...NoticeCard
      isActive
      timing
      attachments { ...AttachmentLink }
    }
  }
`)
