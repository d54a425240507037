import { Fragment, type ReactNode } from 'react'
import { TextLink } from './text-link.tsx'

/** **bold**, and [words](address) with an address of the web, of this site, of mail or of a phone. */
const MARK = /\*\*(.+?)\*\*|\[([^\]\n]+)\]\(((?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s()]+)\)/g

/** A paragraph that staff wrote. */
export function MarkedText({ children }: { children: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: all, 1: bold, 2: words, 3: to, index } of children.matchAll(MARK)) {
    parts.push(<Fragment key={`text ${end}`}>{children.slice(end, index)}</Fragment>)
    parts.push(
      bold === undefined ? (
        <TextLink key={index} to={to ?? ''}>
          {words}
        </TextLink>
      ) : (
        <strong key={index}>{bold}</strong>
      ),
    )
    end = index + all.length
  }
  return (
    <>
      {parts}
      {children.slice(end)}
    </>
  )
}

/** The paragraphs of a longer text: an empty line stands between them. */
export const paragraphsOf = (text: string) => text.split(/\n{2,}/).filter((paragraph) => paragraph !== '')
