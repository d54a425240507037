import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import type { BackupSettings } from '#server/config/backup-settings.ts'
import { StartError } from '#server/lib/start-error.ts'

// Loaded on demand: most archives are not encrypted.
const loadAge = () => import('age-encryption')

const AGE_HEADER = 'age-encryption.org/v1'

/** Passes an archive's bytes on, encrypted to an age public key unless there is none. */
export function encryptor(recipient: string | undefined) {
  return async function* (plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (recipient === undefined) return yield* plain
    const { Encrypter } = await loadAge()
    const encrypter = new Encrypter()
    encrypter.addRecipient(recipient)
    yield* await encrypter.encrypt(webStream(plain))
  }
}

/**
 * The bytes of an archive, decrypted when it is encrypted.
 *
 * @param identityFile file with age secret keys, one in a line.
 * @throws StartError when an encrypted archive cannot be decrypted; the system's errors of reading.
 */
export async function readDecrypted(path: string, identityFile: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(path))) return createReadStream(path)
  if (identityFile === undefined) {
    throw new StartError(
      `The archive ${path} is encrypted. Name the file with its secret key: --identity <file>.`,
    )
  }
  const { Decrypter } = await loadAge()
  const decrypter = new Decrypter()
  for (const identity of await readIdentities(identityFile)) {
    try {
      decrypter.addIdentity(identity)
    } catch (error) {
      throw new StartError(`The file ${identityFile} holds no secret key that age can read.`, {
        cause: error,
      })
    }
  }
  const plain = await decrypter.decrypt(webStream(createReadStream(path))).catch((error: unknown) => {
    throw new StartError(`The archive ${path} cannot be decrypted with the secret key in ${identityFile}.`, {
      cause: error,
    })
  })
  return Readable.fromWeb(plain as ReadableStream)
}

/** Makes a key pair. @returns the public key, and the text of an identity file with the secret key. */
export async function newKeyPair(): Promise<{ recipient: string; identityFile: string }> {
  const { generateIdentity, identityToRecipient } = await loadAge()
  const identity = await generateIdentity()
  const recipient = await identityToRecipient(identity)
  return { recipient, identityFile: `# public key: ${recipient}\n${identity}\n` }
}

/** @throws StartError when the text is no age public key. */
export async function checkRecipient(recipient: string): Promise<void> {
  const { Encrypter } = await loadAge()
  try {
    new Encrypter().addRecipient(recipient)
  } catch (error) {
    throw new StartError(
      `${recipient} is no public key of age. It begins with age1; npm run backup -- --new-key <file> makes one.`,
      { cause: error },
    )
  }
}

/** @throws StartError when BACKUP_RECIPIENT is no age public key. */
export async function checkRecipientSetting({ recipient }: BackupSettings): Promise<void> {
  if (recipient === undefined) return
  await checkRecipient(recipient).catch((error: StartError) => {
    throw new StartError(`A setting is wrong. BACKUP_RECIPIENT: ${error.message}`, { cause: error })
  })
}

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === AGE_HEADER
  } finally {
    await file.close()
  }
}

async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${path} with the secret key cannot be read (${error.code}).`, {
      cause: error,
    })
  })
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

function webStream(source: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(source) as globalThis.ReadableStream<Uint8Array>
}
