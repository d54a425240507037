import type { ApolloClient } from '@apollo/client'
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import type { RootQuery as RootAnswer } from '#client/gql/graphql.ts'
import { localPath } from '#client/locales/locale.ts'
import { loadData } from './loader-context.ts'

export const RootQuery = graphql(`
  query Root {
    site {
      name shortName tagline description publicUrl logoUrl smallLogoUrl logoIsPale brandColor
      establishedYear phones email address officeHours socialLinks { name url } whatsAppNumber messengerUrl mapEmbedUrl
      onlineClassUrl onlineFormUrl iosAppUrl androidAppUrl portalLogInUrl portalSignUpUrl analyticsId chatPluginId
    }
    viewer { role user { id name email } session { expiresAt } }
    content { emptyPages }
  }
`)

export type Site = RootAnswer['site']
export type Viewer = RootAnswer['viewer']

/** Id of the route that every page stands in. */
export const ROOT = 'root'

/** Loader of the route around all pages: the institute and the viewer. */
export const loadRoot = ({ context }: LoaderFunctionArgs) => loadData(context, RootQuery)

/** Puts the data of the rendered page into the cache, which the session depends on. */
export function seedRoot(client: ApolloClient, data: RootAnswer): void {
  client.writeQuery({ query: RootQuery, data })
}

/** Undefined on an error page whose document could not be loaded. */
export const useRootData = () => useRouteLoaderData<typeof loadRoot>(ROOT)

function useRoot(): RootAnswer {
  const data = useRootData()
  if (!data) throw new Error('This is not part of a page')
  return data
}

/** The institute. */
export const useSite = (): Site => useRoot().site

/** The viewer. */
export const useViewer = (): Viewer => useRoot().viewer

/** Paths of the pages on which nothing is published, so that nothing links to them, in both forms that links have. */
export const useEmptyPages = (): string[] =>
  useRoot().content.emptyPages.flatMap((path) => [path, localPath(path)])

/** Whether nothing is published on the page of a path. */
export function useIsEmptyPage(): (path: string) => boolean {
  const emptyPages = useEmptyPages()
  return (path) => emptyPages.includes(path)
}
