/**
 * Messages of a PostgreSQL client (wire protocol 3.0), in units that must reach the shared session uninterrupted. A
 * `batch` is all messages up to the next Sync or simple Query: in between, another client's Parse could replace the
 * unnamed statement that this client's Bind refers to.
 */
export type ClientUnit =
  | { kind: 'batch'; bytes: Buffer; prepared: string[] }
  | { kind: 'startup'; bytes: Buffer }
  | { kind: 'password'; password: string }
  | { kind: 'encryption request' | 'cancel request' | 'end' }

const CANCEL_REQUEST = 80877102
const ENCRYPTION_REQUESTS = new Set([80877103, 80877104])

/** Types of the messages that end a batch: Sync, simple Query, function call. */
const ENDS_BATCH = new Set(['S', 'Q', 'F'])

/**
 * A parser for one connection. Prepares statement names with `prefix`, because all connections share one session.
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

  function* parseMessage(message: Buffer): Generator<ClientUnit> {
    if (!started) {
      const unit = startupUnit(message)
      started = unit.kind === 'startup'
      yield unit
      return
    }
    const type = String.fromCharCode(message[0] ?? 0)
    if (type === 'X') yield { kind: 'end' }
    else if (type === 'p')
      yield { kind: 'password', password: message.toString('utf8', 5, message.length - 1) }
    else {
      const { renamed, parsed } = rename(type, message, prefix)
      batch.push(renamed)
      if (parsed !== undefined) prepared.push(parsed)
      if (!ENDS_BATCH.has(type)) return
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
      // The first messages have no type byte before their length.
      const lengthAt = started ? 1 : 0
      needed = lengthAt + (rest.length < lengthAt + 4 ? 4 : rest.readInt32BE(lengthAt))
      if (rest.length < needed) break
      yield* parseMessage(rest.subarray(0, needed))
      rest = rest.subarray(needed)
    }
    chunks = [rest]
    size = rest.length
  }
}

function startupUnit(message: Buffer): ClientUnit {
  const code = message.readInt32BE(4)
  if (ENCRYPTION_REQUESTS.has(code)) return { kind: 'encryption request' }
  if (code === CANCEL_REQUEST) return { kind: 'cancel request' }
  return { kind: 'startup', bytes: message }
}

/** The message with its statement name prefixed, and that name if the message prepares it. */
function rename(type: string, message: Buffer, prefix: string): { renamed: Buffer; parsed?: string } {
  const nameAt = statementNameAt(type, message)
  if (nameAt === undefined || message[nameAt] === 0) return { renamed: message }
  const added = Buffer.from(prefix)
  const renamed = Buffer.concat([message.subarray(0, nameAt), added, message.subarray(nameAt)])
  renamed.writeInt32BE(message.readInt32BE(1) + added.length, 1)
  if (type !== 'P') return { renamed }
  return { renamed, parsed: renamed.toString('utf8', nameAt, renamed.indexOf(0, nameAt)) }
}

function statementNameAt(type: string, message: Buffer): number | undefined {
  if (type === 'P') return 5
  if (type === 'B') return message.indexOf(0, 5) + 1
  if ((type === 'D' || type === 'C') && message.toString('latin1', 5, 6) === 'S') return 6
  return undefined
}
