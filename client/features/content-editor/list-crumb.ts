import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'

/** The page that lists the kinds of content of a section. */
export function listCrumb(section: string | undefined) {
  return section === 'Settings'
    ? { label: t('Settings'), to: paths.adminSettings }
    : { label: t('Website'), to: paths.adminWebsite }
}
