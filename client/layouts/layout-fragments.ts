import { graphql } from '#client/gql/gql.ts'

/** What the layouts show of the institute. */
export const SITE_LAYOUT_FRAGMENT = graphql(`
  fragment SiteLayout on Site {
    name
    shortName
    description
    logoUrl
    logoIsPale
    phones
    email
    address
    socialLinks { name url }
    portalLogInUrl
    portalSignUpUrl
    whatsAppNumber
    messengerUrl
    analyticsId
    chatPluginId
  }
`)

/** Who is looking. */
export const VIEWER_LAYOUT_FRAGMENT = graphql(`
  fragment ViewerLayout on Viewer {
    role
    user { id name email }
  }
`)
