import type { ApolloClient } from '@apollo/client'
import { graphql } from '#client/gql/gql.ts'
import { t } from '#client/locales/t.ts'
import { MAX_PICTURE_BYTES } from '#shared/limits.ts'

const UploadLogoMutation = graphql(`
  mutation UploadLogo($file: Upload!) {
    uploadMedia(file: $file) {
      __typename
      ... on MediaFile { id }
      ... on InvalidInput { message }
    }
  }
`)

const IdentityQuery = graphql(`
  query Identity { contentItem(collection: "identity") { id version data } }
`)

const SaveLogoMutation = graphql(`
  mutation SaveLogo($version: Int!, $data: ContentData!) {
    saveContent(collection: "identity", version: $version, data: $data, publication: NOW) { __typename }
  }
`)

/** The logo that was chosen, if any. Without JavaScript the form sends its name only. */
export function chosenLogo(form: FormData): File | undefined {
  const logo = form.get('logo')
  return logo instanceof File && logo.size > 0 ? logo : undefined
}

/** Problem of a logo, before anything is set up. */
export function logoProblem(logo: File | undefined): string | undefined {
  if (!logo) return undefined
  if (!/^image\/(jpeg|png|webp)$/.test(logo.type)) return t('The logo must be a JPEG, PNG or WebP picture')
  return logo.size > MAX_PICTURE_BYTES ? t('The logo is larger than 15 MB') : undefined
}

/**
 * Publishes the logo with the name and contact, for the admin who has just been signed in.
 *
 * @returns why it was not taken, empty where that is not known; undefined when it was.
 */
export async function publishLogo(apollo: ApolloClient, logo: File): Promise<string | undefined> {
  const { data: sent } = await apollo.mutate({ mutation: UploadLogoMutation, variables: { file: logo } })
  if (sent?.uploadMedia.__typename === 'InvalidInput') return sent.uploadMedia.message
  if (sent?.uploadMedia.__typename !== 'MediaFile') return ''
  const { data: found } = await apollo.query({ query: IdentityQuery, fetchPolicy: 'no-cache' })
  const identity = found?.contentItem
  if (!identity) return ''
  const values = identity.data as Record<string, unknown>
  const picture = {
    picture: sent.uploadMedia.id,
    alt: t('Logo of {institute}', { institute: String(values.name) }),
  }
  const { data: saved } = await apollo.mutate({
    mutation: SaveLogoMutation,
    variables: { version: identity.version, data: { ...values, logo: picture } },
  })
  return saved?.saveContent.__typename === 'ContentItem' ? undefined : ''
}

const KEY = 'pravesh-logo-problem'

/** For the page that the set-up leads to, which is a new document. */
export function keepLogoProblem(problem: string): void {
  try {
    sessionStorage.setItem(KEY, problem)
  } catch {
    // Without storage the page tells no reason.
  }
}

export function keptLogoProblem(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
