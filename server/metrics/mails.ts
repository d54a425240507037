import { Gauge } from 'prom-client'
import { countOutboxMails } from '#server/db/outbox-mails.ts'
import { fromDatabase } from './from-database.ts'

const mails: Gauge<'state'> = new Gauge({
  name: 'pravesh_mails_owed',
  help: 'Mails in the outbox: new ones, and those whose delivery has failed at least once.',
  aggregator: 'max',
  labelNames: ['state'],
  collect: fromDatabase(
    () => [mails],
    countOutboxMails,
    ({ fresh, late }) => {
      mails.set({ state: 'new' }, fresh)
      mails.set({ state: 'late' }, late)
    },
  ),
})
