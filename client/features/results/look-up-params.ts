/** Parameters of the address `/results?exam=…&candidate=…`. */
export interface LookUpParams {
  /** Empty while no exam is chosen. */
  examId: string
  /** Empty while nobody is looked up. */
  candidateId: string
  /** The form was sent: with an empty field that is something to point out. */
  searched: boolean
  /** The address says nothing of an exam: the newest is chosen. */
  wantsNewest: boolean
}

/** Reads the query part of the address. Candidate IDs are text: only the space around them goes, zeros stay. */
export function readLookUpParams(search: string): LookUpParams {
  const params = new URLSearchParams(search)
  const candidate = params.get('candidate')
  return {
    examId: params.get('exam')?.trim() ?? '',
    candidateId: candidate?.trim() ?? '',
    searched: candidate !== null,
    wantsNewest: !params.has('exam'),
  }
}

/** Reads the form that is sent by a POST, with the second secret. */
export function readLookUpForm(form: FormData): LookUpParams & { secret: string } {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    examId: text('exam'),
    candidateId: text('candidate'),
    secret: text('secret'),
    searched: true,
    wantsNewest: false,
  }
}
