import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from './paths.ts'

/** The project's documents, by paths from the project's folder. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Files that stand around a server; their comments hold commands. */
export const deployFiles = [
  'Dockerfile',
  ...readdirSync(join(projectRoot, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(projectRoot, join(parentPath, name))),
]

export const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

export interface Fence {
  language: string
  text: string
}

/** Fenced blocks, in order. */
export function fencesOf(document: string): Fence[] {
  return [...textOf(document).matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }))
}

/** Inline code outside fenced blocks; a line break in it is a space. */
export function inlineCodeOf(document: string): string[] {
  const prose = textOf(document).replace(/^```.*?^```$/gms, '')
  return [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\s+/g, ' '))
}

export interface Command {
  /** As it stands there, on one line and without its comment. */
  text: string
  settings: Readonly<Record<string, string>>
  program: string
  args: readonly string[]
}

/** Two words or more of which the first may be a program, or a script of this project. */
const likeCommand = /^(?:[A-Z_]+=\S+ )*[a-z][\w-]*\w (?![←'])|^\.ci\//

/** Every command that a document or a file of deploy/ tells its reader to run. */
export function commandsOf(path: string): Command[] {
  const lines = path.endsWith('.md')
    ? [
        ...fencesOf(path)
          .filter(({ language }) => language === 'sh')
          .flatMap(({ text }) =>
            text
              .replaceAll(/\\\n\s*/g, '')
              .replaceAll(/\|\n\s*/g, '| ')
              .split('\n'),
          )
          // Commands in a command's comment, too.
          .flatMap((line) => [line, ...quotedIn(line.replace(/^.*? # /, ''))]),
        ...inlineCodeOf(path).filter((code) => likeCommand.test(code)),
      ]
    : deployCommands(textOf(path))
  return lines.flatMap((line) => withoutComment(line).split(' && ')).flatMap(readCommand)
}

const quotedIn = (line: string) =>
  [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).filter((code) => likeCommand.test(code))

/** Indented lines of comments, commands in backquotes and those that systemd runs. */
function deployCommands(text: string): string[] {
  return [
    ...[...text.matchAll(/^# {3}(.*)$/gm)].map(([, line = '']) => line.replace(/ {4}\S.*$/, '')),
    ...[...text.matchAll(/^#.*$/gm)].flatMap(([line]) => quotedIn(line)),
    ...[...text.matchAll(/^ExecStart=(.*)$/gm)].map(([, line = '']) => inEnvironment(text, line)),
  ]
}

/** A command of a systemd unit with the values of the variables that the unit sets. */
function inEnvironment(unit: string, command: string): string {
  const settings = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  return command.replaceAll(/\$\{(\w+)\}/g, (variable, name: string) => {
    const setting = settings.find((one) => one.startsWith(`${name}=`))
    return setting?.slice(name.length + 1) ?? variable
  })
}

const withoutComment = (line: string) => line.replace(/\s+# .*$/, '').trim()

function readCommand(text: string): Command[] {
  const words = [...text.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word)
  const first = words.findIndex((word) => !/^[A-Z][A-Z0-9_]*=(?!\$\()/.test(word))
  if (first < 0) return []
  const settings = Object.fromEntries(
    words.slice(0, first).map((word) => [word.split('=')[0] ?? '', word.slice(word.indexOf('=') + 1)]),
  )
  const [program = '', ...args] = words.slice(first).map((word) => word.replace(/^(['"])(.*)\1$/s, '$2'))
  return [{ text, settings, program, args }]
}
