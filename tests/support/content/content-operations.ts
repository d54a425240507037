import { graphql } from '#tests/gql/gql.ts'
import type { TestApp } from '#tests/support/server/api.ts'

export const SaveContent = graphql(`
  mutation SaveContentForTests(
    $collection: ID!
    $id: ID
    $version: Int!
    $data: ContentData!
    $publication: ContentPublication!
    $publishAt: DateTime
  ) {
    saveContent(
      collection: $collection
      id: $id
      version: $version
      data: $data
      publication: $publication
      publishAt: $publishAt
    ) {
      __typename
      ... on ContentItem { id title state version data publishAt problems { path message } unpublishedReferences { title } }
      ... on InvalidInput { message fields { path message } }
      ... on ContentConflict { message current { id version data } }
    }
  }
`)

export const ContentItems = graphql(`
  query ContentItemsForTests($collection: ID!, $deleted: Boolean) {
    contentItems(collection: $collection, deleted: $deleted) {
      id title state version isDemo problemCount
    }
  }
`)

export const ContentItem = graphql(`
  query ContentItemForTests($collection: ID!, $id: ID) {
    contentItem(collection: $collection, id: $id) {
      id title state version isDemo data versions { number author publishAt isScheduled data }
    }
  }
`)

export const PublishContent = graphql(`
  mutation PublishContentForTests($ids: [ID!]!) { publishContent(ids: $ids) { id state problems { path message } } }
`)

export const SetContentHidden = graphql(`
  mutation SetContentHiddenForTests($ids: [ID!]!, $isHidden: Boolean!) {
    setContentHidden(ids: $ids, isHidden: $isHidden) { id state }
  }
`)

export const OrderContent = graphql(`
  mutation OrderContentForTests($collection: ID!, $ids: [ID!]!, $before: [ID!]) {
    orderContent(collection: $collection, ids: $ids, before: $before) { id }
  }
`)

export const DeleteContent = graphql(`
  mutation DeleteContentForTests($ids: [ID!]!) { deleteContent(ids: $ids) }
`)

export const RestoreContent = graphql(`
  mutation RestoreContentForTests($ids: [ID!]!) { restoreContent(ids: $ids) }
`)

export const Stories = graphql(`
  query StoriesForTests { content { emptyPages successStories { id title } } }
`)

export const MaterialPdfs = graphql(`
  query MaterialPdfsForTests { studyMaterials { pdf { url } } }
`)

/** Moves scheduled versions to the present. @returns their number. */
export async function reachScheduled({ db }: Pick<TestApp, 'db'>): Promise<number | null> {
  const scheduled = 'UPDATE content_versions SET publish_at = now() WHERE publish_at > now()'
  return (await db.pool.query(scheduled)).rowCount
}
