import { say } from '#server/locales/say.ts'
import { type Fields, isBlank, type ValuesOf } from './field.ts'

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
  /** The readers. Content for students is read by fields of its own, never by `content`. */
  audience: 'everybody' | 'students'
  /** Whether it only adds to a page that is complete without it. */
  supplement: boolean
  /** Whether there is exactly one. */
  single: boolean
  /** Names of optional texts of which one is content by itself, not an introduction to a list. */
  body: readonly string[]
  /** Most items. */
  max: number
  /** The field whose value names an item in lists. */
  titleField: string
  /** The field whose value is unique and part of an address, if any. */
  slugField: string | null
  /** Whether each item has a page of its own, below `page`. */
  hasOwnPages: boolean
  /** Problems of values that are valid one by one, such as more selected students than there were. */
  check: (values: Readonly<Record<string, unknown>>) => readonly FieldProblem[]
  fields: F
}

export interface FieldProblem {
  /** Name of the field; `badges.0.selected` in a row. */
  path: string
  message: string
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
  Partial<Pick<Collection, 'supplement' | 'audience'>> & {
    body?: readonly (keyof F & string)[]
    check?: (values: ValuesOf<F>) => readonly FieldProblem[]
  }

/** Declares a list of items whose order staff decide. */
export function defineCollection<F extends Fields>(
  declared: Declared<F> & {
    max?: number
    titleField: keyof F & string
    slugField?: keyof F & string
    hasOwnPages?: true
  },
): Collection<F> {
  return {
    audience: 'everybody',
    supplement: false,
    isSetting: false,
    body: [],
    max: 100,
    slugField: null,
    hasOwnPages: false,
    ...declared,
    check: (declared.check ?? noProblems) as Collection['check'],
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
    body: [],
    ...declared,
    check: (declared.check ?? noProblems) as Collection['check'],
    single: true,
    max: 1,
    titleField: '',
    slugField: null,
    hasOwnPages: false,
  }
}

const noProblems = () => []

/** The problem of a number that is larger than another one that must not be smaller, where both are known. */
export function notAbove(
  path: string,
  [number, label]: readonly [number | null, string],
  [most, labelOfMost]: readonly [number | null, string],
): FieldProblem[] {
  if (number === null || most === null || number <= most) return []
  return [
    {
      path,
      message: say`${label} must not be more than ${labelOfMost}: ${number} of ${most}`,
    },
  ]
}

/**
 * Whether values are content: an item of a list is; the texts of a page are not while there is nothing but introductions
 * to lists that are all empty, without a picture.
 */
export function isFilled(
  { single, fields, body }: Collection,
  data: Readonly<Record<string, unknown>>,
): boolean {
  const lists = Object.entries(fields).filter(([, { kind }]) => kind === 'ROWS' || kind === 'TEXTS')
  const isIntroductionOnly = lists.every(([name]) => (data[name] as unknown[]).length === 0)
  const hasText =
    Object.values(fields).some(({ kind, required }) => kind === 'LONG_TEXT' && required) ||
    body.some((name) => !isBlank(data[name]))
  const hasPicture = Object.entries(fields).some(
    ([name, { kind }]) => kind === 'PICTURE' && data[name] !== null,
  )
  return !single || lists.length === 0 || hasText || hasPicture || !isIntroductionOnly
}
