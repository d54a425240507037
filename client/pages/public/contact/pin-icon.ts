/** A place on a map, drawn in cells, as pixel-cells.ts reads it. */
export const pinIcon = `
......###
....#####
...######
..####+++
..###++oo
..###+ooo
..###++oo
..####+++
...######
...######
....#####
....#####
.....####
......###
......###
........#`
