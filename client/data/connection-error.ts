import { ServerError, ServerParseError } from '@apollo/client/errors'

/** A request that has no answer: what fetch rejects with, apart from the TypeErrors of code that is wrong. */
export class ConnectionError extends TypeError {}

/** Whether something failed between this browser and the API, and may work in a moment. */
export const isConnectionProblem = (error: unknown) =>
  error instanceof ConnectionError || ServerError.is(error) || ServerParseError.is(error)
