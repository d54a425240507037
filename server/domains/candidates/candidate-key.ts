import { MAX_CANDIDATE_ID_LENGTH, normalCandidateId } from '#server/domains/students/candidate-id.ts'

/**
 * The forms in which an ID may be stored, as it is typed first: people type 081 001 or 081-001 for 081001, and cee 081 001 for
 * CEE-081-001, in capitals or small letters. At most nine; empty for what cannot be an ID.
 */
export function possibleIds(typed: string): string[] {
  const id = normalCandidateId(typed)
  if (id.length > MAX_CANDIDATE_ID_LENGTH) return []
  const parts = id.split(/[\s\p{Dash}]+/u).filter((part) => part !== '')
  const forms = [id, parts.join(''), parts.join('-')]
  const capitals = forms.map((form) => form.toUpperCase())
  const small = forms.map((form) => form.toLowerCase())
  return [...new Set([...forms, ...capitals, ...small])].filter((one) => one !== '')
}

/** What stands for a candidate in limits: spaces, dashes and small letters do not make another one. */
export const candidateKey = (typed: string) => typed.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase()
