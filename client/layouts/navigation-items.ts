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
    label: 'About Us',
    items: [
      { label: 'Overview', to: paths.overview },
      { label: 'Mission and Vision', to: paths.mission },
      { label: 'Faculty and Staff', to: paths.faculty },
      { label: 'Infrastructure and Facilities', to: paths.infrastructure },
      { label: 'Testimonials', to: paths.testimonials },
      { label: 'Achievements', to: paths.achievements },
    ],
  },
  main: [
    { label: 'Courses', to: paths.courses },
    { label: 'Results', to: paths.results },
    { label: 'Online Form', to: paths.onlineForm },
    { label: 'Online Class', to: paths.onlineClass },
    { label: 'Contact', to: paths.contact },
  ],
  studentZone: {
    label: 'Student Zone',
    items: [
      { label: 'Study Materials', to: paths.materials },
      { label: 'Video Lectures', to: paths.videos },
      { label: 'News', to: paths.news },
    ],
  },
  quickLinks: {
    label: 'Quick Links',
    items: [
      { label: 'Home', to: paths.home },
      { label: 'Courses', to: paths.courses },
      { label: 'Results', to: paths.results },
      { label: 'Online Form', to: paths.onlineForm },
      { label: 'Online Class', to: paths.onlineClass },
      { label: 'Contact', to: paths.contact },
    ],
  },
  footer: [
    {
      label: 'Quick Links',
      items: [
        { label: 'Overview', to: paths.overview },
        { label: 'Courses', to: paths.courses },
        { label: 'Faculty', to: paths.faculty },
        { label: 'Contact', to: paths.contact },
      ],
    },
    {
      label: 'Student Resources',
      items: [
        { label: 'Videos', to: paths.videos },
        { label: 'News', to: paths.news },
        { label: 'Results', to: paths.results },
      ],
    },
  ],
  legal: [
    { label: 'Privacy Policy', to: paths.privacyPolicy },
    { label: 'Terms of Service', to: paths.termsOfService },
    { label: 'Cookies Policy', to: paths.cookiesPolicy },
  ],
  signIn: paths.signIn,
  signUp: paths.signUp,
  areas: {
    ADMIN: { label: 'Admin', to: paths.admin },
    TEACHER: { label: 'Teacher', to: paths.teacher },
    STUDENT: { label: 'Student Portal', to: paths.portal },
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
