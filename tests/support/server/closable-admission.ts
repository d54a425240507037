import { Admission } from '#server/lib/admission.ts'

/** Takes visitors only while `open`, and everybody else always. */
export class ClosableAdmission extends Admission {
  open = true

  /** @param o.waitMs how long a request waits for a place. */
  constructor({ waitMs = () => 0 }: { waitMs?: () => number } = {}) {
    super({ waitMs })
  }

  override canAdmit(preferred: boolean): boolean {
    return this.open || preferred
  }
}
