import { createIcon } from '#client/ui/icon.ts'

export const ArrowDown = createIcon([
  ["path",{"d":"M12 5v14"}],
  ["path",{"d":"m19 12-7 7-7-7"}],
])
