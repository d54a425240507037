import { createIcon } from '#client/ui/icon.ts'

export const Minus = createIcon([
  ["path",{"d":"M5 12h14"}],
])
