import { css } from 'styled-components'

/** On the document's element as soon as the page's scripts run. */
export const LIVE_ATTRIBUTE = 'data-live'

/**
 * For a large part of a page that begins below the first screen: until the page's scripts run, the browser lays it
 * out only where it comes near, so that a slow phone shows the first screen sooner. `height` estimates its size.
 */
export const laidOutLater = (height: string) => css`
  @media screen and (scripting: enabled) {
    html:not([${LIVE_ATTRIBUTE}]) & {
      content-visibility: auto;
      contain-intrinsic-size: auto ${height};
    }
  }
`
