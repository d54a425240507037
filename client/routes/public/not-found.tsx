import { data, Link } from 'react-router-dom'
import { paths } from '#client/paths.ts'

/** Whatever address no other route claims: the answer's status says that there is nothing here. */
export function loader() {
  return data(null, { status: 404 })
}

export function Component() {
  return (
    <main>
      <title>Page not found</title>
      <h1>Page not found</h1>
      <Link to={paths.home}>Back to the home page</Link>
    </main>
  )
}
