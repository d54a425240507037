// A module that is imported anew registers its metrics once more.
import { register } from 'prom-client'

const registerMetric = register.registerMetric.bind(register)
register.registerMetric = (metric) => {
  const { name } = metric as unknown as { name: string }
  register.removeSingleMetric(name)
  registerMetric(metric)
}
