import { useQuery } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { localPath } from '#client/locales/locale.ts'

const EmptyPagesQuery = graphql(`
  query EmptyPages {
    content { emptyPages }
  }
`)

/** Tells of a path whether nothing is published on its page, so that nothing links to it. The layouts' loaders bring it. */
export function useIsEmptyPage(): (path: string) => boolean {
  const { data } = useQuery(EmptyPagesQuery, { fetchPolicy: 'cache-only' })
  const empty = data?.content.emptyPages.flatMap((path) => [path, localPath(path)]) ?? []
  return (path) => empty.includes(path)
}
