import { graphql } from '#client/gql/gql.ts'

/** What the layouts show of the institute: spread it with `@unmask` and hand the object to the layout. */
export const SITE_SHELL_FRAGMENT = graphql(`
  fragment SiteShell on Site {
    name
    shortName
    description
    logoUrl
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

/** Who is looking: spread it with `@unmask` too. */
export const VIEWER_SHELL_FRAGMENT = graphql(`
  fragment ViewerShell on Viewer {
    role
    user { id name email }
  }
`)
