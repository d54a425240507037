/** One message of the PostgreSQL wire protocol: its letter, its length, its body. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, letter, 'latin1')
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}

const sync = message('S', Buffer.alloc(0))

/** Answer to a client that asks for encryption: there is none on a local socket. */
export const noEncryption = Buffer.from('N')

/** Asks the client for a password in clear text. */
export const passwordRequest = message('R', Buffer.from([0, 0, 0, 3]))

/** A simple Query. */
export function simpleQuery(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`))
}

/** Forgets prepared statements. */
export function closeStatements(names: Iterable<string>): Buffer {
  return Buffer.concat([...Array.from(names, (name) => message('C', Buffer.from(`S${name}\0`))), sync])
}

/** An error that ends the connection. */
export function fatalError(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`))
}
