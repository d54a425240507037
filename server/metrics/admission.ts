import { Gauge } from 'prom-client'
import type { Admission } from '#server/lib/admission.ts'

let measured: Admission | undefined

const places = new Gauge({
  name: 'pravesh_admission_places',
  help: 'Admission places: in use, and the current limit for requests without a session.',
  labelNames: ['state'],
  collect() {
    if (!measured) return
    places.set({ state: 'taken' }, measured.places)
    places.set({ state: 'limit' }, measured.limit)
  },
})

const waiting = new Gauge({
  name: 'pravesh_admission_waiting',
  help: 'Requests that wait for an admission place, each for four seconds at most.',
  collect() {
    if (measured) waiting.set(measured.waiting)
  },
})

const leases = new Gauge({
  name: 'pravesh_admission_leases',
  help: 'Admission leases: open, and leaked (never released; must be 0).',
  labelNames: ['state'],
  collect() {
    if (!measured) return
    leases.set({ state: 'open' }, measured.leases)
    leases.set({ state: 'leaked' }, measured.leakedLeases)
  },
})

/** Measures the admission control of this process. */
export function measureAdmission(admission: Admission): void {
  measured = admission
}
