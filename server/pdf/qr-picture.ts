import { encode } from 'uqr'

/** Bytes that the largest QR code holds with medium and with low error correction. */
const MEDIUM = 2331
export const MAX_QR_BYTES = 2953

/** A QR code as the grey values of its modules. @param text at most MAX_QR_BYTES. */
export function qrPicture(text: string): { size: number; pixels: number[] } {
  const { data, size } = encode(text, { ecc: text.length <= MEDIUM ? 'M' : 'L', border: 4 })
  return { size, pixels: data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))) }
}
