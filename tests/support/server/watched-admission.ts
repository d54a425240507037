import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Admission } from '#server/lib/admission.ts'

/** One whose clock is set by hand, and which is told to look every 20 ms but for some delay. */
export function watched(o: { maxLimit?: number } = {}): {
  admission: Admission
  pass(ms: number, o?: { late?: number }): void
} {
  let now = 0
  const admission = new Admission({ ...o, now: () => now })
  admission.start()
  admission.stop()
  return {
    admission,
    pass(ms, { late = 0 } = {}) {
      for (const end = now + ms; now < end; ) {
        now += 20 + late
        admission.sample()
      }
    },
  }
}

export const response = () => new ServerResponse(new IncomingMessage(new Socket()))
export const leases = (admission: Admission, count: number, places?: number) =>
  Array.from({ length: count }, () => admission.lease(response(), places))
