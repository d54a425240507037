/** An exact decimal without the zeros that say nothing: `64.50` is `64.5`, `64.00` is `64`. */
export function plainDecimal(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
