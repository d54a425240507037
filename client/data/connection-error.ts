import { ServerError, ServerParseError } from '@apollo/client/errors'

/** A request without an answer. Distinguishes fetch's rejection from the TypeErrors of wrong code. */
export class ConnectionError extends TypeError {}

/** Whether something failed between this browser and the API, and may work in a moment. */
export const isConnectionProblem = (error: unknown) =>
  error instanceof ConnectionError || ServerError.is(error) || ServerParseError.is(error)
