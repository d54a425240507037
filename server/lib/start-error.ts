import { said } from '#server/locales/say.ts'
/** The server cannot start. `main.ts` prints the message, one sentence for the operator, and exits with 1. */
export class StartError extends Error {
  override name = 'StartError'

  constructor(message: string, options?: ErrorOptions) {
    super(said(message), options)
  }
}
