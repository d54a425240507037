import { createHash } from 'node:crypto'

/** People of the demo who are drawn as women, by the beginning of the name without its title. */
const women =
  /^(Elina|Anjana|Bishnu Maya|Sunita|Pratima|Rojina|Sarmila|Chandra Kala|Smriti|Ishwori|Tara Kumari|Sabitri|Deepa|Nasreen|Asmita|Kabita|Yashoda|Mingma|Laxmi|Sangita|Rabina|Manju|Fulmaya|Renu|Prabina|Man Kumari|Anisha)\b/
const scarves = /^Nasreen\b/

const grounds = ['#e4e6f3', '#f6e3c2', '#dfeadf', '#f3dcd9', '#e9e2d3', '#d9e6ea']
const skins = ['#e9bd97', '#dba77c', '#c98f64', '#b57d55']
const hairs = ['#1d1917', '#2a2220', '#38302c']
const cloths = ['#323a75', '#a3324a', '#2f6b4f', '#b0721a', '#4a5a6a', '#7a3b62']

const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`
const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
const dot = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`

const shoulders = 'M26 240C28 194 72 176 120 176s92 18 94 64z'

/** Hair behind and before the head. */
type Hair = (color: string) => readonly [behind: string, before: string]

const parted = 'M120 57c-27 0-42 22-43 60-12-18-11-77 43-77s55 59 43 77c-1-38-16-60-43-60z'
const womensHair: readonly Hair[] = [
  (color) => [
    fill('M66 98C60 36 98 34 120 34s60 2 54 64l8 100c-34 12-90 12-124 0z', color),
    fill(parted, color),
  ],
  (color) => [
    fill('M66 98C60 36 98 34 120 34s60 2 54 64l4 50c-34 12-82 12-116 0z', color),
    fill(parted, color),
  ],
  (color) => [dot(120, 34, 22, color), fill(parted, color)],
  (color) => [
    fill('M66 98C60 36 98 34 120 34s60 2 54 64v34H66z', color),
    fill(parted, color) +
      [0, 1, 2, 3, 4].map((link) => dot(171 + link, 138 + link * 19, 13 - link, color)).join(''),
  ],
]
const cropped: Hair = (color) => [
  '',
  fill('M76 98c-4-38 20-52 44-52s48 14 44 52c-4-16-10-24-44-24s-40 8-44 24z', color),
]
const mensHair: readonly Hair[] = [
  cropped,
  (color) => [
    '',
    fill('M75 110c-8-52 16-68 45-68s54 16 46 68c-3-16-8-25-14-30-22 6-50 4-62-4-8 8-12 18-15 34z', color),
  ],
  (color) => [
    '',
    [78, 96, 120, 144, 162].map((x, at) => dot(x, [72, 56, 50, 56, 72][at] ?? 50, 19, color)).join(''),
  ],
]
const receding: Hair = (color) => [
  '',
  fill('M75 116c-6-22-4-42 10-54-2 18-3 34-5 54zM165 116c6-22 4-42-10-54 2 18 3 34 5 54z', color),
]

/** A drawn portrait of an invented person as SVG: the same name always gives the same face. */
export function drawPortrait(fullName: string): string {
  const name = fullName.replace(/^(Dr|Prof)\. /, '')
  const bytes = createHash('sha256').update(name).digest()
  const pick = <T>(list: readonly T[], at: number) => list[(bytes[at] ?? 0) % list.length] as T
  const chance = (at: number, of: number) => (bytes[at] ?? 0) % of === 0
  const isWoman = women.test(name)
  const isElder = name !== fullName || chance(0, 5)
  const skin = pick(skins, 1)
  const hair = isElder ? '#77716d' : pick(hairs, 2)
  const [cloth, second] = [pick(cloths, 3), pick(cloths.toReversed(), 4)]
  const hasTopi = !isWoman && isElder && chance(11, 2)
  const style = hasTopi
    ? cropped
    : isWoman
      ? pick(womensHair, 5)
      : isElder && chance(5, 2)
        ? receding
        : pick(mensHair, 5)
  const hasScarf = scarves.test(name)
  const [behind, before] = hasScarf ? scarf(cloth) : style(hair)
  const parts = [
    behind,
    isWoman ? sari(cloth, second, skin) : chance(6, 2) ? coat(cloth, second) : kurta(cloth, skin),
    fill('M100 140h40v34c-6 14-34 14-40 0z', shade(skin)),
    dot(76, 110, 9, skin) + dot(164, 110, 9, skin),
    `<ellipse cx="120" cy="104" rx="44" ry="54" fill="${skin}"/>`,
    !isWoman && chance(7, 4)
      ? fill('M76 112c2 38 22 48 44 48s42-10 44-48c-6 22-16 16-44 16s-38 6-44-16z', hair)
      : '',
    before,
    face(hair, isWoman && !hasScarf && chance(8, 2)),
    !isWoman && chance(9, 3) ? fill('M102 132q18-10 36 0-18 8-36 0z', hair) : '',
    isElder || chance(10, 4) ? glasses : '',
    hasTopi ? topi(second) : '',
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" fill="${pick(grounds, 12)}"/>${parts.join('')}</svg>`
}

const scarf = (color: string) =>
  [
    fill('M64 118C54 38 96 32 120 32s66 6 56 86c2 40 14 70 22 98H42c8-28 20-58 22-98z', color),
    fill('M120 50c-28 0-44 20-44 54 0-40 4-62 44-62s44 22 44 62c0-34-16-54-44-54z', color),
  ] as const

const sari = (cloth: string, border: string, skin: string) =>
  fill(shoulders, border) +
  fill('M96 174q24 34 48 0z', skin) +
  fill('M26 240c2-46 36-62 66-66l118 66z', cloth) +
  line('M92 176l110 62', '#f5b335', 6)

const kurta = (cloth: string, skin: string) =>
  fill(shoulders, cloth) + fill('M102 174l18 34 18-34z', skin) + line('M120 208v32', '#fffefb', 3)

const coat = (cloth: string, tie: string) =>
  fill(shoulders, cloth) + fill('M94 176l26 64 26-64z', '#fffefb') + fill('M114 190h12l6 50h-24z', tie)

const topi = (accent: string) =>
  fill('M74 80l8-42 66-10 18 48c-30-10-62-8-92 4z', '#f6e9d2') +
  [88, 106, 124, 142].map((x, at) => fill(`M${x} ${60 - at * 2}l8-9 8 9-8 9z`, accent)).join('')

const face = (brow: string, hasTika: boolean) =>
  dot(103, 108, 4, '#1d1917') +
  dot(137, 108, 4, '#1d1917') +
  line('M94 96q9-6 18-1M128 95q9-5 18 1', brow, 3.5) +
  line('M121 112q4 12-4 14', '#00000055', 3) +
  line('M106 139q14 11 28 0', '#7d2f2c', 4) +
  (hasTika ? dot(120, 82, 4, '#b3202e') : '')

const glasses =
  '<g fill="#ffffff33" stroke="#2a2220" stroke-width="3"><circle cx="103" cy="108" r="15"/><circle cx="137" cy="108" r="15"/><path d="M118 106q2-2 4 0"/></g>'

/** The neck is in the shade of the chin. */
const shade = (color: string) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.86)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
