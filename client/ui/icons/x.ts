import { createIcon } from '#client/ui/icon.ts'

export const X = createIcon([
  ["path",{"d":"M18 6 6 18"}],
  ["path",{"d":"m6 6 12 12"}],
])
