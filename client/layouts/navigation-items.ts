import { t } from '#client/locales/t.ts'
import { paths } from '#client/paths.ts'

export interface NavigationItem {
  label: string
  to: string
}

export interface NavigationGroup {
  label: string
  items: readonly NavigationItem[]
}

export interface PublicNavigation {
  /** Drop-down of the top bar. */
  aboutUs: NavigationGroup
  /** Links beside it. */
  main: readonly NavigationItem[]
  /** Groups of the side menu, after About Us. */
  studentZone: NavigationGroup
  quickLinks: NavigationGroup
  /** Columns of the footer. */
  footer: readonly NavigationGroup[]
  /** Last line of the footer and of the side menu. */
  legal: readonly NavigationItem[]
  /** Where Login leads when the institute has no portal elsewhere. */
  signIn: string
  /** The same for Sign Up; without it, the button is there only for a portal elsewhere. */
  signUp?: string
  /** Where each role works. */
  areas: { readonly [role in 'ADMIN' | 'TEACHER' | 'STUDENT']?: NavigationItem }
}

/**
 * Every menu of the public pages, and the only place to add a page to them. Only pages that exist are listed: a group
 * without entries does not show.
 */
export const publicNavigation: PublicNavigation = {
  aboutUs: {
    label: t('About Us'),
    items: [
      { label: t('Overview'), to: paths.overview },
      { label: t('Mission and Vision'), to: paths.mission },
      { label: t('Faculty and Staff'), to: paths.faculty },
      { label: t('Infrastructure and Facilities'), to: paths.infrastructure },
      { label: t('Testimonials'), to: paths.testimonials },
      { label: t('Achievements'), to: paths.achievements },
    ],
  },
  main: [
    { label: t('Courses'), to: paths.courses },
    { label: t('Results'), to: paths.results },
    { label: t('Online Form'), to: paths.onlineForm },
    { label: t('Online Class'), to: paths.onlineClass },
    { label: t('Contact'), to: paths.contact },
  ],
  studentZone: {
    label: t('Student Zone'),
    items: [
      { label: t('Study Materials'), to: paths.materials },
      { label: t('Video Lectures'), to: paths.videos },
      { label: t('News'), to: paths.news },
    ],
  },
  quickLinks: {
    label: t('Quick Links'),
    items: [
      { label: t('Home'), to: paths.home },
      { label: t('Courses'), to: paths.courses },
      { label: t('Results'), to: paths.results },
      { label: t('Online Form'), to: paths.onlineForm },
      { label: t('Online Class'), to: paths.onlineClass },
      { label: t('Contact'), to: paths.contact },
    ],
  },
  footer: [
    {
      label: t('Quick Links'),
      items: [
        { label: t('Overview'), to: paths.overview },
        { label: t('Courses'), to: paths.courses },
        { label: t('Faculty'), to: paths.faculty },
        { label: t('Contact'), to: paths.contact },
      ],
    },
    {
      label: t('Student Resources'),
      items: [
        { label: t('Videos'), to: paths.videos },
        { label: t('News'), to: paths.news },
        { label: t('Results'), to: paths.results },
      ],
    },
  ],
  legal: [
    { label: t('Privacy Policy'), to: paths.privacyPolicy },
    { label: t('Terms of Service'), to: paths.termsOfService },
    { label: t('Cookies Policy'), to: paths.cookiesPolicy },
  ],
  signIn: paths.signIn,
  signUp: paths.signUp,
  areas: {
    ADMIN: { label: t('Admin'), to: paths.admin },
    TEACHER: { label: t('Teacher'), to: paths.teacher },
    STUDENT: { label: t('Student Portal'), to: paths.portal },
  },
}

/** The menus without the pages for which the institute has published nothing. */
export function withoutPages(navigation: PublicNavigation, pages: readonly string[]): PublicNavigation {
  if (pages.length === 0) return navigation
  const shown = (items: readonly NavigationItem[]) => items.filter(({ to }) => !pages.includes(to))
  const group = ({ label, items }: NavigationGroup): NavigationGroup => ({ label, items: shown(items) })
  return {
    ...navigation,
    aboutUs: group(navigation.aboutUs),
    main: shown(navigation.main),
    studentZone: group(navigation.studentZone),
    quickLinks: group(navigation.quickLinks),
    footer: navigation.footer.map(group),
  }
}
