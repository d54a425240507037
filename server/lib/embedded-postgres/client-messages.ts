/**
 * What a PostgreSQL client sends (wire protocol 3.0), cut into units that the one session behind must see unbroken.
 * A `batch` is all messages up to and with the next Sync or simple Query: torn apart, another client's Parse could slip
 * between this one's Parse and Bind and take the place of its unnamed statement.
 */
export type ClientUnit =
  | { kind: 'batch'; bytes: Buffer; prepared: string[] }
  | { kind: 'startup'; bytes: Buffer }
  | { kind: 'password'; password: string }
  | { kind: 'encryption request' | 'cancel request' | 'end' }

const CANCEL_REQUEST = 80877102
const ENCRYPTION_REQUESTS = new Set([80877103, 80877104])

/** Letters of the messages that end a batch: Sync, simple Query, function call. */
const ENDS_BATCH = new Set(['S', 'Q', 'F'])

/**
 * A reader for one connection. Names of prepared statements get `prefix` in front, because all connections share the
 * names of one session.
 *
 * @returns a function that takes the next bytes and yields the units they complete.
 */
export function clientMessages(prefix: string): (chunk: Buffer) => Generator<ClientUnit> {
  let chunks: Buffer[] = []
  let size = 0
  let needed = 0
  let started = false
  let batch: Buffer[] = []
  let prepared: string[] = []

  function* understand(message: Buffer): Generator<ClientUnit> {
    if (!started) {
      const unit = opening(message)
      started = unit.kind === 'startup'
      yield unit
      return
    }
    const letter = String.fromCharCode(message[0] ?? 0)
    if (letter === 'X') yield { kind: 'end' }
    else if (letter === 'p')
      yield { kind: 'password', password: message.toString('utf8', 5, message.length - 1) }
    else {
      const { renamed, parsed } = rename(letter, message, prefix)
      batch.push(renamed)
      if (parsed !== undefined) prepared.push(parsed)
      if (!ENDS_BATCH.has(letter)) return
      yield { kind: 'batch', bytes: Buffer.concat(batch), prepared }
      batch = []
      prepared = []
    }
  }

  return function* read(chunk) {
    chunks.push(chunk)
    size += chunk.length
    if (size < needed) return
    let rest = Buffer.concat(chunks, size)
    while (true) {
      // The first messages have no letter in front of their length.
      const lengthAt = started ? 1 : 0
      needed = lengthAt + (rest.length < lengthAt + 4 ? 4 : rest.readInt32BE(lengthAt))
      if (rest.length < needed) break
      yield* understand(rest.subarray(0, needed))
      rest = rest.subarray(needed)
    }
    chunks = [rest]
    size = rest.length
  }
}

function opening(message: Buffer): ClientUnit {
  const code = message.readInt32BE(4)
  if (ENCRYPTION_REQUESTS.has(code)) return { kind: 'encryption request' }
  if (code === CANCEL_REQUEST) return { kind: 'cancel request' }
  return { kind: 'startup', bytes: message }
}

/** The message with its statement's name prefixed, and that name if the message prepares it. */
function rename(letter: string, message: Buffer, prefix: string): { renamed: Buffer; parsed?: string } {
  const nameAt = statementNameAt(letter, message)
  if (nameAt === undefined || message[nameAt] === 0) return { renamed: message }
  const added = Buffer.from(prefix)
  const renamed = Buffer.concat([message.subarray(0, nameAt), added, message.subarray(nameAt)])
  renamed.writeInt32BE(message.readInt32BE(1) + added.length, 1)
  if (letter !== 'P') return { renamed }
  return { renamed, parsed: renamed.toString('utf8', nameAt, renamed.indexOf(0, nameAt)) }
}

function statementNameAt(letter: string, message: Buffer): number | undefined {
  if (letter === 'P') return 5
  if (letter === 'B') return message.indexOf(0, 5) + 1
  if ((letter === 'D' || letter === 'C') && message.toString('latin1', 5, 6) === 'S') return 6
  return undefined
}
