/** Somebody who teaches or works at the institute. All of them are invented. */
export interface FacultyMember {
  name: string
  designation: string
  /** The subject's parts that they teach; a colleague of the administration has none. */
  specialization?: string
  /** Colleagues of the administration may go without. */
  bio?: string
  /** Address of a square picture. Without one there is a monogram with the department's icon. */
  photo?: string
}

export interface Teacher extends FacultyMember {
  specialization: string
  bio: string
}
