import { paths } from '#client/paths.ts'

/** The page that lists the kinds of content of a section. */
export function listCrumb(section: string | undefined) {
  return section === 'Settings'
    ? { label: 'Settings', to: paths.adminSettings }
    : { label: 'Website', to: paths.adminWebsite }
}
