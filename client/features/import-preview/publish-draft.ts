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

/** What was typed for a staged file in this tab, before a reload or a new sign-in; nothing where that cannot be kept. */
export function readDraft(stagedId: string): Partial<PublishDraft> {
  const kept = whereAllowed((storage) => JSON.parse(storage.getItem(keyOf(stagedId)) ?? '{}'))
  return kept !== null && typeof kept === 'object' ? kept : {}
}

export function keepDraft(stagedId: string, draft: PublishDraft): void {
  whereAllowed((storage) => storage.setItem(keyOf(stagedId), JSON.stringify(draft)))
}

export function dropDraft(stagedId: string): void {
  whereAllowed((storage) => storage.removeItem(keyOf(stagedId)))
}

/** A browser may refuse its storage, or it may be full: the form then works without the convenience. */
function whereAllowed(use: (storage: Storage) => unknown): unknown {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
