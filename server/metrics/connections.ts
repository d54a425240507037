import { Counter } from 'prom-client'

const refused = new Counter({
  name: 'pravesh_refused_connections_total',
  help: 'Connections that were closed because a process had as many as it takes, or one address its share.',
})

export const countRefusedConnection = () => refused.inc()
