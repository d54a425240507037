import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, register } from 'prom-client'

/** The metrics of a process in the form for messages between processes. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[]

/** The metrics of this process. */
export const ownMetrics = (): Promise<ProcessMetrics> => register.getMetricsAsJSON()

/** Whether a metric only grows, as counters and histograms do. */
export const isSum = ({ type }: ProcessMetrics[number]): boolean =>
  `${type}` === 'counter' || `${type}` === 'histogram'

/** The metrics of several processes as those of one. */
export const addUp = (metrics: ProcessMetrics[]): Promise<ProcessMetrics> =>
  AggregatorRegistry.aggregate(metrics).getMetricsAsJSON()

/**
 * The metrics of this process and others in Prometheus's text format: added up, or averaged (such as event-loop lag).
 */
export async function allMetrics(others: readonly ProcessMetrics[] = []): Promise<string> {
  return AggregatorRegistry.aggregate([await ownMetrics(), ...others]).metrics()
}
