import { loadSharp } from '#server/lib/load-sharp.ts'

const ink = '#323a75'
const pale = '#e4e6f3'
const marigold = '#f5b335'

/** A seat plan of a hall: rows with an aisle, the first two rows marked. */
export function seatPlan(): Promise<Buffer> {
  const seats = Array.from({ length: 8 * 12 }, (_, index) => {
    const [row, column] = [Math.floor(index / 12), index % 12]
    const x = 130 + column * 78 + (column >= 6 ? 84 : 0)
    return `<rect x="${x}" y="${190 + row * 72}" width="54" height="46" rx="8" fill="${row < 2 ? marigold : ink}"/>`
  })
  return drawn(
    1280,
    840,
    `<rect x="380" y="60" width="520" height="60" rx="8" fill="${ink}" opacity=".25"/>${seats.join('')}`,
  )
}

/** A building with flags in front of hills. */
export function openingDay(): Promise<Buffer> {
  const windows = Array.from({ length: 24 }, (_, index) => {
    const [row, column] = [Math.floor(index / 8), index % 8]
    return `<rect x="${372 + column * 70}" y="${400 + row * 90}" width="38" height="52" fill="${pale}"/>`
  })
  const flags = Array.from({ length: 16 }, (_, index) => {
    const x = 120 + index * 68
    return `<path d="M${x} ${250 + Math.abs(index - 7.5) * 8}l20 34 20-34z" fill="${index % 2 ? marigold : ink}"/>`
  })
  return drawn(
    1280,
    853,
    `<path d="M0 520L220 240 380 430 610 150 820 410 1010 230 1280 500V853H0z" fill="#a9b0da"/>
     <path d="M540 236L610 150 676 234 640 222 612 250 580 226z" fill="#fffefb"/>
     <rect x="330" y="350" width="620" height="400" fill="${ink}"/>${windows.join('')}
     <rect x="590" y="640" width="100" height="110" fill="${marigold}"/>
     <rect y="750" width="1280" height="103" fill="#d8cfbf"/>${flags.join('')}`,
  )
}

async function drawn(width: number, height: number, shapes: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#faf7f1"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer()
}
