import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'

/**
 * The forms in which an ID may be stored, as it is typed first: people type 081 001 or 081-001 for 081001. Empty for what
 * cannot be an ID.
 */
export function possibleIds(typed: string): string[] {
  const id = normalCandidateId(typed)
  if (id.length > MAX_CANDIDATE_ID_LENGTH) return []
  return [...new Set([id, id.replaceAll(/[\s\p{Dash}]/gu, '')])].filter((one) => one !== '')
}
