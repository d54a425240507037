import styled from 'styled-components'
import type { LegalQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { space, text } from '#client/theme/theme.ts'
import { MarkedText, paragraphsOf } from '#client/ui/marked-text.tsx'
import type { LegalDocument, LegalSection } from './legal-document.ts'

/** Where the table of contents leads. */
export const sectionId = ({ id, title }: Pick<LegalSection, 'id' | 'title'>) =>
  id ?? title.toLowerCase().replace(/[^a-z]+/g, '-')

/** The sections one after the other: paragraphs and lists. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, title, body }) => (
    <Section key={title} id={sectionId({ ...(id && { id }), title })}>
      <h2>{title}</h2>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>
            <MarkedText>{part}</MarkedText>
          </p>
        ) : (
          <ul key={part.join()}>
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </Section>
  ))
}

/** A titled part of a text that is made for reading. */
export const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[8]};

  & > h2 {
    font-size: ${text('title')};
  }
  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & > ul {
    display: grid;
    gap: ${space[2]};
    padding-left: ${space[5]};
  }
`

type OwnText = LegalQuery['content'][Exclude<keyof LegalQuery['content'], '__typename'>]

/** The document with the institute's additions, or its own text instead. */
export function withOwnText(document: LegalDocument, ownText: OwnText | undefined): LegalDocument {
  if (!ownText) return document
  const { sections, additions } = ownText
  const ownSections = sections.map(({ title, text }, at) => ({
    id: `own-${at + 1}`,
    title,
    body: paragraphsOf(text),
  }))
  const added = additions ? [{ title: t('Our own additions'), body: paragraphsOf(additions) }] : []
  if (ownSections.length > 0) {
    const { intro: _intro, ...rest } = document
    return { ...rest, inShort: [], sections: [...ownSections, ...added] }
  }
  return { ...document, sections: [...document.sections, ...added] }
}
