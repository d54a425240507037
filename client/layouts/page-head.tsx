import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useRootData } from '#client/data/root-data.ts'
import { isLocal } from '#client/paths.ts'
import { locales, pathIn, withoutLocale } from '#shared/locales.ts'
import { type PageFacts, PageFactsContext, type PageSubject } from './page-facts.ts'

interface PageHeadProps {
  /** The page's title; the institute's name follows it. Without it the name stands alone. */
  title?: string
  /** One or two sentences for search results; by default the institute's own. */
  description?: string
  /** Keeps the page out of search engines: private areas, errors. A page without content is always kept out. */
  noIndex?: boolean
  /** The pages above this one, if home is not the only one. */
  parents?: PageFacts['parents']
  /** A thing that search engines know a kind of, when the page is about one. */
  subject?: PageSubject
}

/** The page's share of the document head. Each page shows one; React puts the tags where they belong. */
export function PageHead({ title, description, parents = [], subject, ...props }: PageHeadProps) {
  const { pathname } = useLocation()
  // An error page may have to do without.
  const root = useRootData()
  const isEmpty = root?.content.emptyPages.includes(withoutLocale(pathname))
  const noIndex = props.noIndex === true || isEmpty === true
  // Cards and breadcrumbs are for robots, which read the server's HTML (head-tags.ts).
  useContext(PageFactsContext)?.(noIndex ? null : { path: pathname, title, description, parents, subject })
  const site = root?.site
  const words = [title, site?.name].filter((part) => part !== undefined).join(' · ')
  return (
    <>
      <title>{words}</title>
      {noIndex && <meta name="robots" content="noindex" />}
      {site && <meta name="description" content={metaDescription(description ?? site.description)} />}
      {site && !noIndex && <link rel="canonical" href={site.publicUrl + pathname} />}
      {site && !noIndex && isLocal(pathname) && alternates(site.publicUrl, withoutLocale(pathname))}
    </>
  )
}

/** The page in each language; the English one is for everybody else. */
function alternates(publicUrl: string, path: string) {
  const all = [
    ...locales.map((locale) => [locale, pathIn(locale, path)] as const),
    ['x-default', path] as const,
  ]
  return all.map(([language, address]) => (
    <link key={language} rel="alternate" hrefLang={language} href={publicUrl + address} />
  ))
}

/** Search engines show no more. */
const MOST = 160

/** A text for search results: whole, or its first sentences, or its first words. */
export function metaDescription(text: string): string {
  if (text.length <= MOST) return text
  const sentences = /^.*[.!?।](?=\s)/s.exec(text.slice(0, MOST + 1))?.[0]
  return sentences ?? `${text.slice(0, MOST - 1).replace(/\s+\S*$/, '')}…`
}
