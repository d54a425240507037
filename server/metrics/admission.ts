import { Gauge } from 'prom-client'
import type { Admission } from '#server/lib/admission.ts'

let measured: Admission | undefined

const places = new Gauge({
  name: 'pravesh_admission_places',
  help: 'Admission places in use.',
  collect() {
    if (measured) places.set(measured.places)
  },
})

const waiting = new Gauge({
  name: 'pravesh_admission_waiting',
  help: 'Requests that wait for an admission place, each for four seconds at most.',
  collect() {
    if (measured) waiting.set(measured.waiting)
  },
})

/** Measures the admission control of this process. */
export function measureAdmission(admission: Admission): void {
  measured = admission
}
