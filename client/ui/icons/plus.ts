import { createIcon } from '#client/ui/icon.ts'

export const Plus = createIcon([
  ["path",{"d":"M5 12h14"}],
  ["path",{"d":"M12 5v14"}],
])
