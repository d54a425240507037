import { Admission } from '#server/lib/admission.ts'

/** Takes visitors only while `open`, and everybody else always. */
export class ClosableAdmission extends Admission {
  open = true

  /** @param maxWaitMs how long a request waits for a place. */
  constructor({ maxWaitMs = 0 }: { maxWaitMs?: number } = {}) {
    super({ maxWaitMs })
  }

  protected override hasPlace(preferred: boolean): boolean {
    return this.open || preferred
  }
}
