import { accessAdvice } from '#server/lib/access-denied.ts'
import { availabilityProblemOf, FileStoreFailed } from '#server/lib/availability-error.ts'

/** A sentence for an error that the database, the file store or the disk has caused; undefined for other errors. */
export function outageMessage(error: unknown): string | undefined {
  const problem = availabilityProblemOf(error)
  if (problem === 'full') return `The disk is full (${causeOf(error)}). Make room and try again.`
  if (error instanceof FileStoreFailed) {
    const advice =
      accessAdvice(innermostOf(error)) ??
      'Check S3_ENDPOINT, S3_BUCKET and the keys, or DATA_DIR, and try again.'
    return `The file store cannot be used (${causeOf(error)}). ${advice}`
  }
  if (problem === 'away') {
    return `The connection to the database or the file store was lost (${causeOf(error)}). Check that they run, and try again.`
  }
  return undefined
}

function causeOf(error: unknown): string {
  const one = innermostOf(error)
  if (!(one instanceof Error)) return String(one)
  const code = 'code' in one && typeof one.code === 'string' ? one.code : one.name
  return one.message === '' ? code : one.message
}

function innermostOf(error: unknown): unknown {
  let one = error
  while (one instanceof Error && one.cause !== undefined) one = one.cause
  return one
}
