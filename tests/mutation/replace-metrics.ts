// A module that is imported anew registers its metrics once more. This file runs before each file of tests.
import { Registry, register } from 'prom-client'

register.registerMetric = (metric) => {
  const { name } = metric as unknown as { name: string }
  register.removeSingleMetric(name)
  Registry.prototype.registerMetric.call(register, metric)
}
