/** A process of the server that has started. */
export interface Running {
  /** Ends everything in order: what was begun is finished, then what was open is closed. */
  stop(): Promise<void>
}
