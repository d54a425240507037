const MAX_CAUSES = 6

/** An error and its causes, from the outside to the inside. Prisma puts the driver's error into `meta`. */
export function* errorCauses(error: unknown): Generator<object> {
  let one = error
  for (let depth = 0; depth < MAX_CAUSES && typeof one === 'object' && one !== null; depth++) {
    yield one
    const { cause, meta } = one as { cause?: unknown; meta?: { driverAdapterError?: unknown } }
    one = cause ?? meta?.driverAdapterError
  }
}
