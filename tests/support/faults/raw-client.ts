import { connect, type Socket } from 'node:net'

/** A client that sends and reads what it is told, byte by byte, instead of as HTTP clients do. */
export interface RawClient {
  /** Resolves when the bytes are on their way. */
  send(text: string): Promise<void>
  /** Stops reading: what comes stays in the system's buffers, until they are full. */
  stopReading(): void
  /** Reads on. */
  readOn(): void
  /** Of its own; the server knows it by this. */
  port(): number | undefined
  /** Everything that was received, once the server has ended the connection. */
  ended: Promise<string>
}

/** @param url of the server. */
export function rawClient(url: string): RawClient {
  const { hostname, port } = new URL(url)
  const socket: Socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', (text) => {
    received += text
  })
  // Being cut off is expected, with any error.
  socket.on('error', () => {})
  return {
    send: (text) => new Promise((resolve) => socket.write(text, () => resolve())),
    port: () => socket.localPort,
    stopReading: () => socket.pause(),
    readOn: () => socket.resume(),
    ended: new Promise((resolve) => socket.once('close', () => resolve(received))),
  }
}

/** The head of a request of HTTP/1.1. */
export function head(line: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}
