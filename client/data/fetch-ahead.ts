let ahead = 0

/** Loads data ahead of its use. Nobody waits for it, so a failure is shown at its use. */
export async function fetchAhead(load: () => unknown): Promise<void> {
  ahead += 1
  try {
    await load()
  } catch {
    // The next user asks for it again.
  } finally {
    ahead -= 1
  }
}

/** Whether something is on its way that nobody waits for. */
export const isFetchingAhead = () => ahead > 0
