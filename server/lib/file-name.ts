const MAX_LENGTH = 200

/** A browser's name for a file, without a folder and of a length that any file system takes. */
export function baseName(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
  if (name.length <= MAX_LENGTH) return name
  // The cut may go through the middle of a character.
  return `${name.slice(0, MAX_LENGTH - 5)}${name.slice(-5)}`.replace(/\p{Cs}/gu, '')
}

/**
 * RFC 6266: the name for every browser in `filename*`, and an ASCII likeness for the oldest. Without what no file
 * system takes, and without the marks that write backwards and hide an ending.
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
