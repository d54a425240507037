import { forgetContent } from '#client/data/forget-content.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SaveContentMutationVariables, SaveContentMutation as Saved } from '#client/gql/graphql.ts'
import { useSaveContentMutation } from '#client/gql/hooks/use-save-content-mutation.ts'
import { t } from '#client/locales/t.ts'

graphql(`
  mutation SaveContent(
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
      ... on ContentItem { ...ContentItemRow data problems { path message } unknownNames }
      ... on InvalidInput { fields { path message } }
      ... on ContentConflict { message current { ...ContentItemRow data } }
    }
  }
`)

/** @returns a function that saves a version of an item, and throws errors. */
export function useSaveContent() {
  const [mutate] = useSaveContentMutation({ update: forgetContent })
  return async (variables: SaveContentMutationVariables): Promise<Saved['saveContent']> => {
    const { data } = await mutate({ variables })
    if (!data) throw new Error(t('The server did not answer as expected. Please try again.'))
    return data.saveContent
  }
}
