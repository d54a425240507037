import type { FacultyMember } from './faculty-member.ts'

/** Stands in for the bio of a colleague who has none. */
export const defaultBio =
  'Part of the team that keeps classes, tests and paperwork in order, so that students can give their minds to their books.'

export const administration: readonly FacultyMember[] = [
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
  { name: 'Man Kumari Thapa', designation: 'Administrative Officer' },
  {
    name: 'Anisha Lamichhane',
    designation: 'Counselor',
    bio: 'Listens first. Helps families choose between MBBS, nursing and the paramedical courses by what the student likes to do all day.',
  },
  { name: 'Rajesh Kumar Gupta', designation: 'Accountant' },
  { name: 'Sujan Kayastha', designation: 'System Administrator' },
]
