import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A call of `t` or `rich` with its message, and its closing parenthesis if it has no values. */
const CALL =
  /(?<![.\w])(?<name>t|rich)\(\s*(?<literal>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.)*`)(?<end>\s*,?\s*\))?/g

interface Call {
  name: string
  message: string
  /** Whether the message is all that is given. */
  isWhole: boolean
  /** The call up to and including its message, or all of it. */
  code: string
}

/** Puts something in the place of every message of a module. */
export function replaceMessages(code: string, replace: (call: Call) => string): string {
  return code.replace(CALL, (...found) => {
    const groups = found.at(-1) as { name: string; literal: string; end?: string }
    const message = groups.literal.slice(1, -1).replaceAll(/\\(.)/g, '$1')
    const isWhole = groups.end !== undefined
    return replace({ name: groups.name, message, isWhole, code: String(found[0]) })
  })
}

/** The messages of a module. */
export function messagesIn(code: string): string[] {
  const messages: string[] = []
  replaceMessages(code, ({ message, code: call }) => {
    messages.push(message)
    return call
  })
  return messages
}

/** The translations of a language by their English messages, from all files of its folder. */
export function readCatalogue(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const entries = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
  )
  return new Map(entries)
}
