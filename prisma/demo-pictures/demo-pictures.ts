import { administrativeTeam } from '#prisma/demo-content/faculty/administration.ts'
import { teachers } from '#prisma/demo-content/faculty/departments.ts'
import { drawPortrait } from './draw-portrait.ts'
import { roomDrawings } from './draw-rooms.ts'

/** The drawings that stand for photographs in the demo. The build encodes them as uploaded pictures are encoded. */
export const demoPictures = [
  ...[...administrativeTeam, ...teachers].map(({ name }) => ({ name, svg: drawPortrait(name), width: 192 })),
  ...Object.entries(roomDrawings).map(([name, svg]) => ({ name, svg, width: 1280 })),
]
