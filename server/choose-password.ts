import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartError } from './lib/start-error.ts'

/** Letters and digits that cannot be mistaken for each other, on paper or over the phone. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * A password from standard input, typed at the terminal, or made up; never from the arguments, which every process of the
 * machine can read.
 *
 * @returns the password and the lines to print with it: itself, if it was made up.
 */
export async function choosePassword(o: {
  fromStdin: boolean
}): Promise<{ password: string; note: string[] }> {
  if (o.fromStdin) {
    const [password = ''] = (await text(process.stdin)).split(/\r?\n/)
    return { password, note: [] }
  }
  const typed = process.stdin.isTTY ? await ask() : ''
  if (typed !== '') return { password: typed, note: [] }
  const password = makeUp()
  return { password, note: [`Password: ${password}`, 'It is shown this once only.'] }
}

/** Four groups of five: 99 bits. */
function makeUp(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

async function ask(): Promise<string> {
  const password = await askHidden('New password (empty: make one up): ')
  if (password !== '' && password !== (await askHidden('Once more: '))) {
    throw new StartError('The two passwords differ. Nothing was changed.')
  }
  return password
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  terminal.on('SIGINT', () => process.exit(130))
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
