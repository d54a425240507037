import { graphql } from '#client/gql/gql.ts'
import { useEmptyPagesQuery } from '#client/gql/hooks/use-empty-pages-query.ts'
import { localPath } from '#client/locales/locale.ts'

graphql(`
  query EmptyPages {
    content { emptyPages }
  }
`)

/** Tells of a path whether nothing is published on its page, so that nothing links to it. The layouts' loaders bring it. */
export function useIsEmptyPage(): (path: string) => boolean {
  const { data } = useEmptyPagesQuery({ fetchPolicy: 'cache-only' })
  const empty = data?.content.emptyPages.flatMap((path) => [path, localPath(path)]) ?? []
  return (path) => empty.includes(path)
}
