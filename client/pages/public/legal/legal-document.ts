/** The institute as legal texts speak of it. */
export interface LegalParty {
  name: string
  email?: string | null | undefined
  phones: readonly string[]
  address?: string | null | undefined
}

export interface LegalSection {
  /** Where links to it lead, for a title that staff wrote; else it follows from the title. */
  id?: string
  title: string
  /** A string is a paragraph, an array a list. */
  body: readonly (string | readonly string[])[]
}

export interface LegalDocument {
  title: string
  /** For search results. */
  description: string
  intro?: string
  /** The few facts that most people come for; none of an institute's own text. */
  inShort: readonly string[]
  sections: readonly LegalSection[]
}
