import { graphql } from '#tests/gql/gql.ts'

export const Notices = graphql(`
  query NoticesForTests($first: Int, $after: String) {
    notices(first: $first, after: $after) {
      edges { cursor node { id title attachments { url } } }
      pageInfo { hasNextPage endCursor }
    }
  }
`)

export const AllNotices = graphql(`
  query AllNoticesForTests($search: String) {
    allNotices(search: $search) { nodes { id title isActive } }
  }
`)

export const OneNotice = graphql(`
  query OneNoticeForTests($id: ID!) {
    notice(id: $id) {
      title
      description
      type
      link
      isActive
      attachments { id fileName fileType size width height url previewUrl }
    }
  }
`)

export const CreateNotice = graphql(`
  mutation CreateNoticeForTests($id: ID, $input: NoticeInput!, $attachments: [Upload!]) {
    createNotice(id: $id, input: $input, attachments: $attachments) {
      __typename
      ... on NoticeConflict { message current { id title attachments { fileName } } }
      ... on Notice { id }
      ... on InvalidInput { message fields { path message } }
    }
  }
`)

export const UpdateNotice = graphql(`
  mutation UpdateNoticeForTests(
    $id: ID!
    $version: Int
    $input: NoticeInput!
    $attachments: [Upload!]
    $remove: [ID!]
  ) {
    updateNotice(
      id: $id
      version: $version
      input: $input
      attachments: $attachments
      removeAttachments: $remove
    ) {
      __typename
      ... on Notice { version }
      ... on NoticeConflict { message current { title version } }
      ... on InvalidInput { fields { path message } }
    }
  }
`)

export const UploadAttachment = graphql(`
  mutation UploadAttachmentForTests($id: ID!, $file: Upload!) {
    uploadAttachment(id: $id, file: $file) {
      __typename
      ... on NoticeAttachment { id fileName fileType size width height url previewUrl }
      ... on InvalidInput { message }
    }
  }
`)

export const SetNoticeActive = graphql(`
  mutation SetNoticeActiveForTests($id: ID!, $isActive: Boolean!) {
    setNoticeActive(id: $id, isActive: $isActive) { isActive }
  }
`)

export const DeleteNotices = graphql(`
  mutation DeleteNoticesForTests($ids: [ID!]!) { deleteNotices(ids: $ids) }
`)
