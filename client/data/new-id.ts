/** A random UUID (version 4). `crypto.randomUUID` is there on https and localhost only. */
export function newId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) =>
    (at === 6 ? 0x40 | (byte & 0x0f) : at === 8 ? 0x80 | (byte & 0x3f) : byte).toString(16).padStart(2, '0'),
  ).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
