/** How a file begins whose content may be a spreadsheet. */
export type SpreadsheetContainer = 'zip' | 'ole'

const signatures: Record<SpreadsheetContainer, readonly number[]> = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  ole: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
}

/** Bytes by which the container is recognised. */
export const SIGNATURE_BYTES = 8

/** @returns undefined for text and anything else, with any name. */
export function containerOf(beginning: Uint8Array): SpreadsheetContainer | undefined {
  const names = Object.keys(signatures) as SpreadsheetContainer[]
  return names.find((name) => signatures[name].every((byte, at) => beginning[at] === byte))
}
