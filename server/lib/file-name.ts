import { visibleLine } from './visible-text.ts'

const MAX_LENGTH = 200

/** The file name of an upload without folders, cut to a length that every file system accepts. */
export function baseName(fileName: string): string {
  const name = visibleLine(fileName.replace(/^.*[/\\]/s, ''))
  if (name.length <= MAX_LENGTH) return name
  // The cut may split a surrogate pair.
  return `${name.slice(0, MAX_LENGTH - 5)}${name.slice(-5)}`.replace(/\p{Cs}/gu, '')
}

/**
 * Content-Disposition (RFC 6266): the full name in `filename*`, and an ASCII replacement for old browsers. Removes
 * characters that file systems reject, and bidirectional controls that can disguise an extension.
 */
export function contentDisposition(type: 'inline' | 'attachment', fileName: string): string {
  const name = fileName.replace(/\p{Cs}/gu, '\ufffd').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069/\\]/gu, '_')
  const ascii = name.replace(/[^\x20-\x7e]|["%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
