/**
 * Anek's own line box is 1.7 em tall and lifts Latin letters above the middle, so that labels look too high in buttons.
 * These two, in em, put the middle of a capital in the middle of the line; Devanagari's marks may overflow it, for which
 * its leading makes room.
 */
export const ascent = 0.99
export const descent = 0.35
