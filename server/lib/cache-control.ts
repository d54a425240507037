/**
 * For public content that may be hidden again: browsers and proxies revalidate after 30 seconds, so that it
 * disappears everywhere within a minute.
 */
export const PUBLIC_BRIEFLY = 'public, max-age=30, must-revalidate'
