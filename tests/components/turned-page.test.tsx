import { screen, waitFor } from '@testing-library/react'
import { useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { MainArea } from '#client/layouts/main-area.tsx'
import { useFocusOnNavigation } from '#client/layouts/root.tsx'
import { Pager } from '#client/ui/pager.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

function List() {
  useFocusOnNavigation()
  const [params, setParams] = useSearchParams()
  return (
    <MainArea>
      <input aria-label="Search" onChange={() => setParams({})} />
      <Pager
        first={params.has('after') && { to: '/', label: 'First page' }}
        next={!params.has('after') && { to: '/?after=25', label: 'Next page' }}
      />
    </MainArea>
  )
}

test('another page of a list has the focus at its beginning, and a search keeps it', async () => {
  const { user, location } = renderPart(<List />)
  const isAt = (address: string) => waitFor(() => expect(location()).toBe(address))
  await user.click(screen.getByRole('link', { name: 'Next page' }))
  await isAt('/?after=25')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'))
  await user.type(screen.getByLabelText('Search'), 'A')
  await isAt('/')
  await screen.findByRole('link', { name: 'Next page' })
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
