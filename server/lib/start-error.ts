/** A reason why the server cannot start, as one sentence for the person at the keyboard. `main.ts` prints it and exits 1. */
export class StartError extends Error {
  override name = 'StartError'
}
