import { useEffect, useRef } from 'react'

/**
 * The box of the Candidate ID. It is the visitor's: what is being typed stays, before the page is alive and while
 * answers are on their way. Only Back, Forward and links write into it what their address asks for.
 *
 * @param candidateId what the present address asks for.
 */
export function useCandidateBox(candidateId: string) {
  const box = useRef<HTMLInputElement>(null)
  /** Of the addresses that the visitor is sent to by the form. More than one may be under way. */
  const expected = useRef([candidateId])
  useEffect(() => {
    const at = expected.current.indexOf(candidateId)
    expected.current = at < 0 ? [] : expected.current.slice(at + 1)
    if (at < 0 && box.current) box.current.value = candidateId
  }, [candidateId])
  return {
    box,
    /** Says what the next address is going to ask for, which is no reason to write it into the box. */
    expect(next: string) {
      expected.current.push(next)
    },
  }
}
