import { createIcon } from '#client/ui/icon.ts'

export const PanelsTopLeft = createIcon([
  ["rect",{"width":"18","height":"18","x":"3","y":"3","rx":"2"}],
  ["path",{"d":"M3 9h18"}],
  ["path",{"d":"M9 21V9"}],
])
