import { randomInt } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartError } from '#server/lib/start-error.ts'

/** Letters and digits that are hard to confuse on paper or over the phone. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Reads a password from standard input or the terminal, or generates one. Passwords are not taken from arguments, which
 * other processes can read.
 *
 * @returns the password and the lines to print; they contain a generated password.
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
  const password = generatePassword()
  return { password, note: [`Password: ${password}`, 'It is shown this once only.'] }
}

/** Four groups of five characters: 99 bits. */
function generatePassword(): string {
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
