/** A line through measured values. */
export interface Line {
  /** Mean of the values. */
  mean: number
  /** Growth in an hour, as a share of the mean. */
  growth: number
  /** Standard error of that growth. */
  error: number
}

/** Fits a line by least squares. @param points with the time in hours; at least three. */
export function fitLine(points: readonly { hours: number; value: number }[]): Line {
  const n = points.length
  const meanHours = sum(points.map(({ hours }) => hours)) / n
  const mean = sum(points.map(({ value }) => value)) / n
  const spread = sum(points.map(({ hours }) => (hours - meanHours) ** 2))
  const slope = sum(points.map(({ hours, value }) => (hours - meanHours) * (value - mean))) / spread
  const residuals = points.map(({ hours, value }) => value - mean - slope * (hours - meanHours))
  const error = Math.sqrt(sum(residuals.map((one) => one ** 2)) / (n - 2) / spread)
  return mean === 0 ? { mean, growth: 0, error: 0 } : { mean, growth: slope / mean, error: error / mean }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
