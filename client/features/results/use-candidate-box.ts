import { useEffect, useRef } from 'react'

/**
 * The box of the Candidate ID. It is the visitor's: what is being typed stays, before the page is alive and while
 * answers are on their way. Only Back and Forward write into it what their address asks for.
 *
 * @param candidateId what the present address asks for.
 */
export function useCandidateBox(candidateId: string) {
  const box = useRef<HTMLInputElement>(null)
  const expected = useRef(candidateId)
  useEffect(() => {
    if (expected.current === candidateId) return
    expected.current = candidateId
    if (box.current) box.current.value = candidateId
  }, [candidateId])
  return {
    box,
    /** Says what the next address is going to ask for, which is no reason to write it into the box. */
    expect(next: string) {
      expected.current = next
    },
  }
}
