import { defineSingleton } from '#server/content/collection.ts'
import { choice, longText, number, optional, picture, rows, text } from '#server/content/field-kinds.ts'
import { say } from '#server/locales/say.ts'

const amenity = {
  type: 'Amenity',
  max: 18,
  fields: {
    title: text({ label: 'Title', max: 80 }),
    text: longText({ label: 'Text', max: 400 }),
    icon: choice({
      label: 'Icon',
      type: 'AmenityIcon',
      options: {
        wifi: 'Internet',
        recreation: 'Games',
        screen: 'Screen',
        accessible: 'Wheelchair',
        cafeteria: 'Cup',
        study: 'Book',
        printer: 'Printer',
        firstAid: 'First aid',
        parking: 'Parking',
        power: 'Electricity',
        bus: 'Bus',
        hostel: 'Bed',
        water: 'Water',
        security: 'Shield',
        laboratory: 'Microscope',
        other: 'Check mark',
      },
    }),
  },
}

const hour = (label: string) =>
  optional(
    number({
      label,
      help: 'Drawn on the strip of a day. An hour from 5 to 21, such as 7.5 for 7:30 AM or 20 for 8 PM.',
      min: 5,
      max: 21,
      step: 0.25,
    }),
  )

export const infrastructurePage = defineSingleton({
  key: 'infrastructurePage',
  type: 'InfrastructurePage',
  label: 'Infrastructure and facilities',
  section: 'About us',
  page: '/infrastructure',
  help: 'The building floor by floor, and what makes a long day easier.',
  check: ({ opens, closes }) =>
    opens !== null && closes !== null && closes <= opens
      ? [{ path: 'closes', message: say`Closes at must be later than Opens at` }]
      : [],
  fields: {
    intro: optional(text({ label: 'Introduction', help: 'Below the page’s title.', max: 300 })),
    photo: picture({ label: 'Photograph of the building', help: 'Wide. Shown at the top of the page.' }),
    figures: rows({
      label: 'Figures',
      help: 'Three fit in a row.',
      type: 'BuildingFigure',
      max: 6,
      fields: {
        label: text({ label: 'Label', help: 'What is counted, such as books.', max: 60 }),
        value: text({ label: 'Figure', help: 'Such as 5,000+.', max: 20 }),
        picture: choice({
          label: 'Picture',
          type: 'BuildingPicture',
          options: { plan: 'Floor plan', screens: 'Screens', shelf: 'Bookshelf' },
        }),
      },
    }),
    facilities: rows({
      label: 'Facilities',
      help: 'From the top floor down, as they are drawn.',
      type: 'Facility',
      max: 20,
      fields: {
        title: text({ label: 'Title', help: 'Such as Library.', max: 80 }),
        floor: optional(text({ label: 'Floor', help: 'Such as Third floor.', max: 60 })),
        text: longText({ label: 'Text', max: 400 }),
        amount: optional(text({ label: 'How many', help: 'A figure, such as 240.', max: 20 })),
        unit: optional(text({ label: 'Of what', help: 'Such as desks.', max: 60 })),
        photo: picture({ label: 'Photograph', help: 'Wide. Of the room as students see it.' }),
      },
    }),
    features: rows({ label: 'Features', ...amenity }),
    amenities: rows({ label: 'Amenities', ...amenity }),
    hours: optional(
      text({
        label: 'Opening hours in words',
        help: 'Goes on after “All amenities are open”, such as: 7:00 AM to 8:00 PM, Monday through Saturday',
        max: 150,
      }),
    ),
    opens: hour('Opens at'),
    closes: hour('Closes at'),
  },
})
