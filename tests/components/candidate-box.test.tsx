import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCandidateBox } from '#client/features/results/look-up-form.tsx'

type Box = ReturnType<typeof useCandidateBox>

/** The box on the page of an address, which gives the hook to the test. */
function Page({ asked, give }: { asked: string; give: (candidate: Box) => void }) {
  const candidate = useCandidateBox(asked)
  give(candidate)
  return <input ref={candidate.box} defaultValue={asked} />
}

function openAt(asked: string) {
  let candidate: Box | undefined
  const page = (next: string) => <Page asked={next} give={(given) => (candidate = given)} />
  const { rerender } = render(page(asked))
  const input = screen.getByRole<HTMLInputElement>('textbox')
  return {
    input,
    arriveAt: (next: string) => rerender(page(next)),
    goTo(next: string, typed: string) {
      candidate?.expect(next)
      input.value = typed
    },
  }
}

test('Back writes what its address asks for', () => {
  const { input, arriveAt, goTo } = openAt('81000')
  goTo('81001', '81001')
  arriveAt('81001')
  arriveAt('81000')
  expect(input.value).toBe('81000')
})

test('what is typed stays when the answers of two navigations come late', () => {
  const { input, arriveAt, goTo } = openAt('')
  goTo('81001', '81001')
  goTo('', '82')
  arriveAt('81001')
  expect(input.value).toBe('82')
  input.value = '82000'
  arriveAt('')
  expect(input.value).toBe('82000')
})

test('what is typed stays when a navigation was replaced by the next', () => {
  const { input, arriveAt, goTo } = openAt('81000')
  goTo('81001', '81001')
  goTo('', '82')
  arriveAt('')
  expect(input.value).toBe('82')
  arriveAt('81001')
  expect(input.value).toBe('81001')
})
