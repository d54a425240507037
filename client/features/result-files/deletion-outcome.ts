interface Layer {
  id: string
  fileName: string
  examId: string
  totalResults: number
  uploadedAt: string
}

/** What candidates see of an exam once one of its files is deleted. */
export interface DeletionOutcome {
  /** Older files of the exam, newest first: where they have a candidate, that result is back. */
  comesBack: Layer[]
  /** Newer files of the exam, which stay as they are. */
  stays: Layer[]
}

/** A file is a layer over the older ones of its exam: deleting it uncovers them and nothing else. */
export function deletionOutcome(file: Layer, files: readonly Layer[]): DeletionOutcome {
  const others = files
    .filter(({ id, examId }) => examId === file.examId && id !== file.id)
    .sort((a, b) => Date.parse(b.uploadedAt) - Date.parse(a.uploadedAt))
  const older = ({ uploadedAt }: Layer) => Date.parse(uploadedAt) < Date.parse(file.uploadedAt)
  return { comesBack: others.filter(older), stays: others.filter((other) => !older(other)) }
}
