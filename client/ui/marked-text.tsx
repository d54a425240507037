import { createElement, Fragment, type ReactNode } from 'react'
import { digits } from '#client/locales/digits.ts'
import { inThisLanguage, isLocal } from '#client/page-paths.ts'
import { languageOf } from './lang.tsx'
import { TextLink } from './text-link.tsx'

/** The address may have pairs of brackets in it. */
const ADDRESS = /(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))(?:[^\s()]|\([^\s()]*\))+/

/** **bold**, and [words](address) with an address of the web, of this site, of mail or of a phone. */
const mark = () => new RegExp(String.raw`\*\*(.+?)\*\*|\[([^\]\n]+)\]\((${ADDRESS.source})\)`, 'g')

/** A paragraph that staff wrote. Bold words may be a link, and the words of a link bold. */
export const MarkedText = ({ children }: { children: string }) =>
  marked(children, languageOf(children) === undefined ? digits : asTyped)

const asTyped = (text: string) => text

/** @param shown writes the digits: the language of a whole paragraph decides about them, not that of two bold words. */
function marked(text: string, shown: (text: string) => string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: all, 1: bold, 2: words = '', 3: to = '', index } of text.matchAll(mark())) {
    parts.push(shown(text.slice(end, index)))
    parts.push(
      bold === undefined ? (
        <WrittenLink key={index} to={to}>
          {marked(words, to.startsWith('tel:') ? asTyped : shown)}
        </WrittenLink>
      ) : (
        <strong key={index}>{marked(bold, shown)}</strong>
      ),
    )
    end = index + all.length
  }
  return createElement(Fragment, null, ...parts, shown(text.slice(end)))
}

/** A page opens in the language that is read; a file is none of the router's. */
function WrittenLink({ to, children }: { to: string; children: ReactNode }) {
  const isPage = to.startsWith('/') && isLocal(new URL(to, 'http://same.invalid').pathname)
  return isPage ? <TextLink to={inThisLanguage(to)}>{children}</TextLink> : <a href={to}>{children}</a>
}

/** The paragraphs of a longer text: an empty line stands between them. */
export const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph !== '')
