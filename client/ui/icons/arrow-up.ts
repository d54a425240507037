import { createIcon } from '#client/ui/icon.ts'

export const ArrowUp = createIcon([
  ["path",{"d":"m5 12 7-7 7 7"}],
  ["path",{"d":"M12 19V5"}],
])
