import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, register } from 'prom-client'

/** The metrics of a process, as one process passes them to another. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[]

/** The metrics of this process. */
export const ownMetrics = (): Promise<ProcessMetrics> => register.getMetricsAsJSON()

/** The metrics of this process and others, added up (of some, such as the event loop's lag, the mean), as Prometheus reads them. */
export async function allMetrics(others: readonly ProcessMetrics[] = []): Promise<string> {
  return AggregatorRegistry.aggregate([await ownMetrics(), ...others]).metrics()
}
