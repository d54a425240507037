import type * as declared from '#server/content/declarations/infrastructure.ts'
import type { DemoOf } from './demo-of.ts'

export const infrastructurePage: DemoOf<typeof declared.infrastructurePage> = {
  intro: 'A house built for one purpose: to learn a great deal in one year, and to come through it well.',
  figures: [
    { value: '10,000+', label: 'sq.ft', picture: 'plan' },
    { value: '100+', label: 'computers', picture: 'screens' },
    { value: '5,000+', label: 'books', picture: 'shelf' },
  ],

  facilities: [
    {
      floor: 'Fifth floor',
      title: 'Examination hall',
      text: 'Single desks, numbered like those of the real centre. On other days an auditorium.',
      amount: '240',
      unit: 'desks',
    },
    {
      floor: 'Fourth floor',
      title: 'Computer room',
      text: 'For tests on screen, with the clock running, and for the recorded lectures.',
      amount: '100+',
      unit: 'computers',
    },
    {
      floor: 'Third floor',
      title: 'Library',
      text: 'Textbooks, ten years of question papers, and two study rooms where nobody talks.',
      amount: '5,000+',
      unit: 'books',
    },
    {
      floor: 'Second floor',
      title: 'Science laboratories',
      text: 'Physics, chemistry and biology: benches for thirty-six students in twelve groups.',
      amount: '3',
      unit: 'laboratories',
    },
    {
      floor: 'First floor',
      title: 'Smart classrooms',
      text: 'Eight rooms with interactive boards, microphones and a camera for those who follow from home.',
      amount: '8',
      unit: 'classrooms',
    },
    {
      floor: 'Ground floor',
      title: 'Reception and counseling',
      text: 'Admissions, fees and two rooms to talk in private. No stairs to climb.',
      amount: '2',
      unit: 'counseling rooms',
    },
  ],

  features: [
    {
      title: 'High-speed internet',
      text: 'Fibre to every floor and two lines from different companies, so that a live class goes on when one fails.',
      icon: 'wifi',
    },
    {
      title: 'Recreation area',
      text: 'Table tennis and carrom on the roof, open in every break. Heads need it.',
      icon: 'recreation',
    },
    {
      title: '24/7 digital resources',
      text: 'Recorded lectures, notes and question banks, at any hour, from home too.',
      icon: 'screen',
    },
    {
      title: 'Accessible design',
      text: 'A lift, a ramp, wide doors, and a desk of the right height in every hall.',
      icon: 'accessible',
    },
  ],

  amenities: [
    {
      title: 'Cafeteria',
      text: 'Dal bhat, momo and tea at prices the students’ council agrees to.',
      icon: 'cafeteria',
    },
    { title: 'Study zones', text: 'A hundred and twenty quiet seats on three floors.', icon: 'study' },
    { title: 'Printing', text: 'Two printers and a copier, at cost.', icon: 'printer' },
    {
      title: 'First aid',
      text: 'A nurse in the house during classes, and a room to lie down.',
      icon: 'firstAid',
    },
    { title: 'Parking', text: 'Sixty bicycles and motorbikes, guarded.', icon: 'parking' },
    {
      title: 'Power backup',
      text: 'Batteries and a generator: the light stays on, and so does the test.',
      icon: 'power',
    },
  ],

  hours: '7:00 AM to 8:00 PM, Monday through Saturday',
  opens: 7,
  closes: 20,
}
