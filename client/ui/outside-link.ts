/** Whether the browser follows an address without the router: another host, `tel:`, `mailto:`, a part of this page. */
export const isOutside = (to: string) => /^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(to)
