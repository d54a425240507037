import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type * as declared from '#server/content/declarations/faculty.ts'

export const administrativeTeam: DemoOf<typeof declared.administrativeTeam>[] = [
  {
    name: 'Tek Bahadur Gurung',
    designation: 'Chairman',
    bio: 'One of the five teachers who rented the first two rooms in 1996. He still greets the morning batch at the gate on the first day of every term.',
  },
  {
    name: 'Dr. Keshav Raj Acharya',
    designation: 'Director',
    bio: 'Answers for what is taught and how it is tested. Reads the comments of every model test himself and changes the plan when they are right.',
  },
  {
    name: 'Prabina Shrestha',
    designation: 'Chief Executive Officer',
    bio: 'Came from hospital management in 2014. Under her the institute got its laboratories, its scholarship fund and its Sunday parents’ hour.',
  },
  { name: 'Man Kumari Thapa', designation: 'Administrative Officer', bio: null },
  {
    name: 'Anisha Lamichhane',
    designation: 'Counselor',
    bio: 'Listens first. Helps families choose between MBBS, nursing and the paramedical courses by what the student likes to do all day.',
  },
  { name: 'Rajesh Kumar Gupta', designation: 'Accountant', bio: null },
  { name: 'Sujan Kayastha', designation: 'System Administrator', bio: null },
]
