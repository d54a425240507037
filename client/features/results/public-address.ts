import { paths } from '#client/paths.ts'

/** The address of the result on the page, in a browser: the public page, which opens for everybody with the link. */
export function publicAddress(): string {
  const { origin, search } = window.location
  return origin + paths.results + search
}
