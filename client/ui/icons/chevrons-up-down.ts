import { createIcon } from '#client/ui/icon.ts'

export const ChevronsUpDown = createIcon([
  ["path",{"d":"m7 15 5 5 5-5"}],
  ["path",{"d":"m7 9 5-5 5 5"}],
])
