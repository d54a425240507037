/** Rooms of the demo's building as drawings, 1280 by 720, in the colours of the site. */

const ink = '#323a75'
const shade = '#8f97c9'
const pale = '#e4e6f3'
const paper = '#faf7f1'
const wood = '#c9a06a'
const marigold = '#f5b335'
const brick = '#b5553c'
const leaf = '#2f6b4f'
const many = [ink, brick, marigold, leaf, shade, '#7a3b62']

const box = (x: number, y: number, w: number, h: number, color: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${color}"/>`
const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`
const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
const color = (at: number) => many[at % many.length] ?? ink

/** Somebody who sits with the back to us. */
const seated = (x: number, y: number, size: number, at: number) =>
  `<path d="M${x - size} ${y + size * 2.3}q0-${size * 1.5} ${size}-${size * 1.5}t${size} ${size * 1.5}z" fill="${color(at)}"/><circle cx="${x}" cy="${y}" r="${size * 0.62}" fill="#2a2220"/>`

/** Somebody who walks to class with a bag. */
const walking = (x: number, y: number, at: number) =>
  box(x - 12, y, 24, 66, color(at), 11) +
  box(x + 8, y + 8, 14, 32, color(at + 2), 5) +
  box(x - 10, y + 58, 8, 44, '#2a2220', 4) +
  box(x + 3, y + 58, 8, 44, '#2a2220', 4) +
  `<circle cx="${x}" cy="${y - 16}" r="15" fill="#c98f64"/>` +
  fill(`M${x - 16} ${y - 14}q0-20 16-20t16 20q-16-10-32 0z`, '#2a2220')

const hills =
  box(0, 0, 1280, 720, '#eaf0f6') +
  fill('M0 470L190 250l150 160L560 120l220 240 190-180 310 300v240H0z', '#b9c3e0') +
  fill('M494 206l66-86 70 88-36-14-30 32-32-34z', '#fffefb') +
  fill('M914 234l56-54 60 58-32-8-26 24-24-26z', '#fffefb') +
  fill('M0 560q320-110 640-40t640-30v230H0z', '#a8bfa0')

const house = (x: number, y: number, width: number) =>
  box(x, y, width, 690 - y, brick) +
  box(x - 14, y - 16, width + 28, 20, ink) +
  times(5, (row) =>
    times(8, (column) =>
      box(
        x + 26 + column * ((width - 52) / 8),
        y + 26 + row * 78,
        34,
        46,
        (row * 3 + column) % 5 ? pale : marigold,
      ),
    ),
  ) +
  box(x + width / 2 - 40, 606, 80, 84, ink) +
  times(13, (at) => fill(`M${x - 60 + at * 46} ${y - 70 + Math.abs(at - 6) * 9}l15 26 15-26z`, color(at)))

/** A room from its back: floor, wall and its window to the hills. */
const room = (things: string) =>
  box(0, 0, 1280, 720, '#f1e9d9') + box(0, 500, 1280, 220, '#d9c4a0') + box(0, 494, 1280, 8, wood) + things

const shelf = (x: number, y: number) =>
  box(x, y, 360, 92, '#8a6234') +
  times(16, (at) =>
    box(x + 14 + at * 21, y + 14 + ((at * 7) % 4) * 5, 16, 72 - ((at * 7) % 4) * 5, color(at * 5 + x + y)),
  ) +
  box(x, y + 84, 360, 12, '#6f4d28')

const flask = (x: number, y: number, liquid: string) =>
  fill(`M${x - 10} ${y}h20v44l34 66q6 14-10 14h-68q-16 0-10-14l34-66z`, '#ffffffcc') +
  fill(`M${x - 22} ${y + 72}h44l22 40q5 10-8 10h-72q-13 0-8-10z`, liquid)

const rooms = {
  home:
    // The page shows a strip of its middle.
    `${box(0, 0, 1280, 60, '#eaf0f6')}<g transform="translate(0 40)">${hills}</g>${box(0, 526, 1280, 194, '#c9b58e')}<g transform="translate(170 -20) scale(.8)">${house(760, 250, 400)}${times(9, (at) => walking(90 + at * 74 + (at % 3) * 12, 566 + (at % 2) * 18, at))}</g>`,
  building:
    hills +
    house(380, 200, 520) +
    box(0, 680, 1280, 40, '#c9b58e') +
    walking(300, 580, 1) +
    walking(990, 576, 3),
  library: room(
    times(3, (column) => times(4, (row) => shelf(60 + column * 400, 60 + row * 100))) +
      box(240, 560, 800, 26, '#8a6234', 6) +
      times(3, (at) => box(330 + at * 260, 540, 90, 14, '#fffefb') + seated(375 + at * 260, 590, 44, at + 1)),
  ),
  laboratory: room(
    box(80, 100, 420, 180, pale, 6) +
      box(780, 100, 420, 180, pale, 6) +
      box(40, 430, 1200, 26, '#5a6577') +
      box(40, 456, 1200, 200, '#8f97a6') +
      times(5, (at) => flask(180 + at * 110, 308, [leaf, marigold, brick, shade, '#7a3b62'][at] ?? leaf)) +
      fill('M900 430h140v-16h-56l40-64-24-52-30 16 12 24-34 54q-24 4-30 38z', '#2a2f45') +
      times(2, (at) => seated(330 + at * 560, 540, 52, at + 3)),
  ),
  classroom: room(
    box(260, 60, 760, 260, leaf, 6) +
      box(250, 316, 780, 12, wood) +
      `<g stroke="#fffefb" stroke-width="6" fill="none" stroke-linecap="round"><path d="M330 130h170M330 180h120M330 230h200"/><circle cx="720" cy="190" r="70"/><path d="M720 120v140M650 190h140M720 190l50-50M880 240q30-120 90-130"/></g>` +
      `<g transform="translate(20 -60) scale(1.6)">${walking(76, 268, 5)}</g>` +
      times(
        2,
        (row) =>
          box(60, 560 + row * 110, 1160, 18, wood) +
          times(6, (at) => seated(160 + at * 190 + row * 30, 520 + row * 100, 40, at + row)),
      ),
  ),
}

export type Room = keyof typeof rooms

/** The drawings as SVG, by their names. */
export const roomDrawings = Object.fromEntries(
  Object.entries(rooms).map(([name, shapes]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720"><rect width="1280" height="720" fill="${paper}"/>${shapes}</svg>`,
  ]),
) as Readonly<Record<Room, string>>
