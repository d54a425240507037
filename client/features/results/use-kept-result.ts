import { useState } from 'react'
import type { ResultsState } from './load-results.ts'

/** The state to show: that of before, where a request for a re-check failed because its result could not be loaded again. */
export function useKeptResult(loaded: ResultsState): ResultsState {
  const [last, setLast] = useState({ loaded, shown: loaded })
  if (last.loaded === loaded) return last.shown
  const shown = withKeptResult(loaded, last.shown)
  setLast({ loaded, shown })
  return shown
}

function withKeptResult(loaded: ResultsState, before: ResultsState): ResultsState {
  const { asked, problem, recheck } = loaded
  const result = before.found?.examResult
  const isSame = result?.exam.id === asked.examId && result.candidateId === asked.candidateId
  if (!problem || !recheck || !isSame) return loaded
  return { ...before, recheck: { ...recheck, problems: [{ path: '', message: problem.message }] } }
}
