/** What the publish form holds, as its inputs hold it. */
export interface PublishDraft {
  examId: string
  examTitle: string
  /** `yyyy-MM-dd` */
  examDate: string
  /** `yyyy-MM-ddTHH:mm` on Kathmandu's clock; empty: at once. */
  releaseAt: string
}

const keyOf = (stagedId: string) => `publish-draft:${stagedId}`

/** What was typed for a staged file in this tab, before a reload or a new sign-in. */
export function readDraft(stagedId: string): Partial<PublishDraft> {
  const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(stagedId)) ?? '{}')
  return kept !== null && typeof kept === 'object' ? kept : {}
}

export function keepDraft(stagedId: string, draft: PublishDraft): void {
  sessionStorage.setItem(keyOf(stagedId), JSON.stringify(draft))
}

export function dropDraft(stagedId: string): void {
  sessionStorage.removeItem(keyOf(stagedId))
}
