import { Admission } from '#server/lib/admission.ts'

/** Takes visitors only while `open`, and everybody else always. */
export class ClosableAdmission extends Admission {
  open = true
  override canAdmit(preferred: boolean): boolean {
    return this.open || preferred
  }
}
