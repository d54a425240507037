import { encode } from 'uqr'

/** A QR code as the grey values of its modules. */
export function qrPicture(text: string): { size: number; pixels: number[] } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return { size, pixels: data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))) }
}
