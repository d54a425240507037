/** Whether an address leaves the router's world: another host, `tel:`, `mailto:`. */
export const isOutside = (to: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to)
