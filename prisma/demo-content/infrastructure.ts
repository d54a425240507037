import {
  Accessibility,
  BookOpenCheck,
  CircleParking,
  Coffee,
  Cross,
  Gamepad2,
  type LucideIcon,
  MonitorPlay,
  Printer,
  Wifi,
  Zap,
} from 'lucide-react'

export const headlines = [
  { value: '10,000+', label: 'sq.ft', picture: 'plan' },
  { value: '100+', label: 'computers', picture: 'screens' },
  { value: '5,000+', label: 'books', picture: 'shelf' },
] as const

export interface Floor {
  floor: string
  title: string
  text: string
  /** How much there is of it. */
  room: { count: string; of: string }
}

/** The six facilities, as they lie above each other: the top floor first. */
export const facilities: readonly Floor[] = [
  {
    floor: 'Fifth floor',
    title: 'Examination hall',
    text: 'Single desks, numbered like those of the real centre. On other days an auditorium.',
    room: { count: '240', of: 'desks' },
  },
  {
    floor: 'Fourth floor',
    title: 'Computer room',
    text: 'For tests on screen, with the clock running, and for the recorded lectures.',
    room: { count: '100+', of: 'computers' },
  },
  {
    floor: 'Third floor',
    title: 'Library',
    text: 'Textbooks, ten years of question papers, and two study rooms where nobody talks.',
    room: { count: '5,000+', of: 'books' },
  },
  {
    floor: 'Second floor',
    title: 'Science laboratories',
    text: 'Physics, chemistry and biology: benches for thirty-six students in twelve groups.',
    room: { count: '3', of: 'laboratories' },
  },
  {
    floor: 'First floor',
    title: 'Smart classrooms',
    text: 'Eight rooms with interactive boards, microphones and a camera for those who follow from home.',
    room: { count: '8', of: 'classrooms' },
  },
  {
    floor: 'Ground floor',
    title: 'Reception and counseling',
    text: 'Admissions, fees and two rooms to talk in private. No stairs to climb.',
    room: { count: '2', of: 'counseling rooms' },
  },
]

export interface Equipment {
  title: string
  text: string
  icon: LucideIcon
}

export const features: readonly Equipment[] = [
  {
    title: 'High-speed internet',
    text: 'Fibre to every floor and two lines from different companies, so that a live class goes on when one fails.',
    icon: Wifi,
  },
  {
    title: 'Recreation area',
    text: 'Table tennis and carrom on the roof, open in every break. Heads need it.',
    icon: Gamepad2,
  },
  {
    title: '24/7 digital resources',
    text: 'Recorded lectures, notes and question banks, at any hour, from home too.',
    icon: MonitorPlay,
  },
  {
    title: 'Accessible design',
    text: 'A lift, a ramp, wide doors, and a desk of the right height in every hall.',
    icon: Accessibility,
  },
]

export const amenities: readonly Equipment[] = [
  {
    title: 'Cafeteria',
    text: 'Dal bhat, momo and tea at prices the students’ council agrees to.',
    icon: Coffee,
  },
  { title: 'Study zones', text: 'A hundred and twenty quiet seats on three floors.', icon: BookOpenCheck },
  { title: 'Printing', text: 'Two printers and a copier, at cost.', icon: Printer },
  { title: 'First aid', text: 'A nurse in the house during classes, and a room to lie down.', icon: Cross },
  { title: 'Parking', text: 'Sixty bicycles and motorbikes, guarded.', icon: CircleParking },
  {
    title: 'Power backup',
    text: 'Batteries and a generator: the light stays on, and so does the test.',
    icon: Zap,
  },
]

/** When the house is open to students. */
export const openingHours = {
  text: '7:00 AM to 8:00 PM, Monday through Saturday',
  times: [{ from: 7, to: 20 }],
}
