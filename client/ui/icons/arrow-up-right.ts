import { createIcon } from '#client/ui/icon.ts'

export const ArrowUpRight = createIcon([
  ["path",{"d":"M7 7h10v10"}],
  ["path",{"d":"M7 17 17 7"}],
])
