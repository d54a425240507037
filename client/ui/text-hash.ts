/** The FNV-1a hash of a text: short and quick, and no protection against guessing the text. */
export function textHash(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash
}
