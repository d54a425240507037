import { Admission } from '#server/lib/admission.ts'

/** Takes visitors only while `open`, and everybody else always. */
export class Door extends Admission {
  open = true
  override hasRoom(preferred: boolean): boolean {
    return this.open || preferred
  }
}
