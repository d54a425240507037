import { createContext, type ReactNode, useContext } from 'react'
import styled from 'styled-components'

/** The id of every layout's `main`, where the skip link leads. */
export const mainId = 'main'

const InsideMain = createContext(false)

/** The page's own part of a layout. Takes the focus of the skip link without showing it. */
export function MainArea({ children }: { children: ReactNode }) {
  return (
    <InsideMain value={true}>
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
    </InsideMain>
  )
}

/** Whether a layout is around, so that a page of errors knows if it has to be the `main` itself. */
export const useInsideMain = () => useContext(InsideMain)

const Main = styled.main`
  min-width: 0;

  &:focus {
    outline: none;
    box-shadow: none;
  }
`
