import { createIcon } from '#client/ui/icon.ts'

export const ArrowLeft = createIcon([
  ["path",{"d":"m12 19-7-7 7-7"}],
  ["path",{"d":"M19 12H5"}],
])
