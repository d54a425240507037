interface List {
  id: string
  isActive: boolean
  publishOrder: number
}

/** Source of candidates' names once some lists are deleted. */
export interface DeletionOutcome<Upload extends List> {
  /** Whether any of the deleted lists counts for anything now. */
  counts: boolean
  /** Active lists below a deleted one, the newest first: where they have a candidate, what they say is back. */
  comesBack: Upload[]
  /** Active lists above all deleted ones, which stay as they are. */
  stays: Upload[]
}

/** A list is a layer over the older ones: deleting it uncovers the active ones below and nothing else. */
export function deletionOutcome<Upload extends List>(
  deleted: readonly Upload[],
  uploads: readonly Upload[],
): DeletionOutcome<Upload> {
  const counting = deleted.filter(({ isActive }) => isActive)
  const newest = Math.max(...counting.map(({ publishOrder }) => publishOrder))
  const others = uploads
    .filter((upload) => upload.isActive && !deleted.some(({ id }) => id === upload.id))
    .sort((one, other) => other.publishOrder - one.publishOrder)
  return {
    counts: counting.length > 0,
    comesBack: others.filter(({ publishOrder }) => publishOrder < newest),
    stays: others.filter(({ publishOrder }) => publishOrder > newest),
  }
}
