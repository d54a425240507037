/** A malformed or incomplete multipart request: a client error, described in `message`. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly status: number

  /** @param status HTTP status of the response: 4xx; 499 when the client disconnected. */
  constructor(message: string, status = 400) {
    super(message)
    this.status = status
  }
}

const MAX_MESSAGE_LENGTH = 300

/** Converts an error of the multipart parser to an UploadError. */
export function asUploadError(error: unknown): UploadError {
  if (error instanceof UploadError) return error
  if (error instanceof Error && 'status' in error) {
    // The library answers a body without fields with 500.
    if (error.status === 500) return new UploadError('The multipart request holds no operation.')
    return new UploadError(error.message.slice(0, MAX_MESSAGE_LENGTH), Number(error.status))
  }
  // Subclasses such as TypeError describe the parser and not the request.
  const isReadable = error instanceof Error && Object.getPrototypeOf(error) === Error.prototype
  return new UploadError(isReadable ? error.message : 'The multipart request cannot be read.')
}
