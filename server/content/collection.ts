import type { Fields, ValuesOf } from './field.ts'

/** A declared kind of content: a list of items, or a singleton. */
export interface Collection<F extends Fields = Fields> {
  /** Its name in GraphQL and in the database, such as `testimonials`. Never changed once released. */
  key: string
  /** Name of the GraphQL type of an item, such as `Testimonial`. */
  type: string
  /** For staff, such as `Testimonials`. */
  label: string
  /** Where the navigation of staff lists it. */
  section: Section
  /** Where it is shown and to whom, in one sentence. */
  help: string
  /** Path of the page that shows it. */
  page: string
  /** Whether it is a part of the institute's settings, which the API shows as `site` instead of `content`. */
  isSetting: boolean
  /** Who sees it. What students see is read by fields of its own, never by `content`. */
  audience: 'everybody' | 'students'
  /** Whether it only adds to a page that is complete without it. */
  supplement: boolean
  /** Whether there is exactly one. */
  single: boolean
  /** Most items. */
  max: number
  /** The field whose value names an item in lists. */
  titleField: string
  /** The field whose value is unique and part of an address, if any. */
  slugField: string | null
  fields: F
}

export const sections = [
  'Home page',
  'About us',
  'People',
  'Courses',
  'Students’ area',
  'Contact and legal pages',
  'Settings',
] as const
export type Section = (typeof sections)[number]

/** The stored values of an item. */
export type ContentOf<C> = C extends Collection<infer F> ? ValuesOf<F> : never

type Declared<F extends Fields> = Pick<
  Collection<F>,
  'key' | 'type' | 'label' | 'section' | 'help' | 'page' | 'fields'
> &
  Partial<Pick<Collection, 'supplement' | 'audience'>>

/** Declares a list of items whose order staff decide. */
export function defineCollection<F extends Fields>(
  declared: Declared<F> & { max?: number; titleField: keyof F & string; slugField?: keyof F & string },
): Collection<F> {
  return {
    audience: 'everybody',
    supplement: false,
    isSetting: false,
    max: 100,
    slugField: null,
    ...declared,
    single: false,
  }
}

/** Declares content that there is once, such as the texts of a page. */
export function defineSingleton<F extends Fields>(
  declared: Declared<F> & { isSetting?: boolean },
): Collection<F> {
  return {
    audience: 'everybody',
    supplement: false,
    isSetting: false,
    ...declared,
    single: true,
    max: 1,
    titleField: '',
    slugField: null,
  }
}
