import type { LegalQuery } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { paragraphsOf } from '#client/ui/marked-text.tsx'
import type { LegalDocument } from './legal-document.ts'

export type OwnText = LegalQuery['content'][Exclude<keyof LegalQuery['content'], '__typename'>]

/** The document with the institute's additions, or its own text instead. */
export function withOwnText(document: LegalDocument, own: OwnText | undefined): LegalDocument {
  if (!own) return document
  const { sections, additions } = own
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
