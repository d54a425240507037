/** A started process of the server. */
export interface Running {
  /** Shuts down gracefully: finishes open work, then closes its resources. */
  stop(): Promise<void>
}
