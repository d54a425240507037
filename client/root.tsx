import { Outlet, ScrollRestoration } from 'react-router-dom'

/** What surrounds every page, whatever its layout. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
