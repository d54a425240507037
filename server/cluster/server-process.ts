/** A started process of the server. */
export interface ServerProcess {
  /** Shuts down gracefully: finishes open work, then closes its resources. */
  stop(): Promise<void>
}
