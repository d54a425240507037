import { data } from 'react-router-dom'

/** Whatever address no other route claims: an error, so that the answer's status and its page come from one place. */
export function loader() {
  throw data(null, { status: 404 })
}
