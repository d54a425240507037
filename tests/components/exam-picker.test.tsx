import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ExamPicker } from '#client/features/results/exam-picker.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const exams = Array.from({ length: 60 }, (_, index) => ({
  id: `E${index}`,
  title: `CEE Model ${index}`,
  secondSecret: 'NONE' as const,
  topPerformers: 'NAMES' as const,
  passPercentage: '50',
  date: index === 59 ? null : `20${26 - Math.floor(index / 20)}-01-0${1 + (index % 9)}`,
}))

function Picker({ count }: { count: number }) {
  const [chosen, setChosen] = useState('')
  return <ExamPicker exams={exams.slice(0, count)} chosen={chosen} onChoose={setChosen} />
}

const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
const filter = (typed: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter exams' }), { target: { value: typed } })

test('sixty exams can be filtered, and how many are left is said', () => {
  renderPart(<Picker count={60} />)
  expect(radios()).toHaveLength(60)
  filter('model 5')
  expect(radios()).toHaveLength(11)
  expect(screen.getByRole('status').textContent).toBe('11 of 60 exams')
})

test('a choice stays when the filter hides it', () => {
  renderPart(<Picker count={60} />)
  fireEvent.click(screen.getByRole('radio', { name: /CEE Model 12\b/ }))
  filter('model 3')
  expect(radios().some(({ checked }) => checked)).toBe(false)
  filter('')
  expect(radios().find(({ checked }) => checked)?.value).toBe('E12')
})

test('a filter that fits nothing says so', () => {
  renderPart(<Picker count={60} />)
  filter(' nursing ')
  screen.getByText('No exam matches “nursing”.')
})

test('one exam has the filter, too', () => {
  renderPart(<Picker count={1} />)
  filter('model 9')
  expect(screen.queryByRole('radio')).toBeNull()
  filter('model 0')
  expect(radios()).toHaveLength(1)
})
