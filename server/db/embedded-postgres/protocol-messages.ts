/** A message of the PostgreSQL wire protocol: type, length, body. */
function message(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(5, type, 'latin1')
  header.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([header, body])
}

const sync = message('S', Buffer.alloc(0))

/** Response to a request for encryption: a local socket has none. */
export const noEncryption = Buffer.from('N')

/** Asks the client for a password in clear text. */
export const passwordRequest = message('R', Buffer.from([0, 0, 0, 3]))

/** A simple Query. */
export function simpleQuery(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`))
}

/** Closes prepared statements. */
export function closeStatements(names: Iterable<string>): Buffer {
  return Buffer.concat([...Array.from(names, (name) => message('C', Buffer.from(`S${name}\0`))), sync])
}

/** An error that ends the connection. */
export function fatalError(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`))
}
