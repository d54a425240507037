import { graphql } from '#client/gql/gql.ts'

/** A picture of the content, in the widths that pages need. */
export const CONTENT_PICTURE_FRAGMENT = graphql(`
  fragment ContentPictureParts on ContentPicture {
    alt
    media { width height sources { width avif webp } }
  }
`)
