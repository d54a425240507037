import { defineCollection } from '#server/content/collection.ts'
import { choice, code, optional, picture, plainText, text } from '#server/content/field-kinds.ts'

const ADDRESS =
  /^(?=\S*$)(https?:\/\/((www|m|music)\.)?(youtube(-nocookie)?\.com\/(watch\?(\S*?&)??v=|live\/|shorts\/|embed\/)|youtu\.be\/))?(?<id>[\w-]{11})([?&#/]\S*)?$/

export const chosenVideos = defineCollection({
  section: 'Courses',
  page: '/videos',
  key: 'chosenVideos',
  type: 'ChosenVideo',
  label: 'Videos',
  help: 'Recorded classes to show first, and those to hide. Videos of other channels can be added.',
  supplement: true,
  titleField: 'title',
  fields: {
    address: code({
      label: 'Address of the video',
      help: 'As YouTube shows it, such as https://www.youtube.com/watch?v=dQw4w9WgXcQ.',
      pattern: ADDRESS,
      example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    }),
    title: text({ label: 'Title', max: 150 }),
    description: optional(plainText({ label: 'Description', max: 5_000 })),
    place: choice({
      type: 'VideoPlace',
      label: 'Where it stands',
      options: { first: 'First, before the videos of the channel', hidden: 'Nowhere: it is not shown' },
    }),
    picture: picture({
      label: 'Picture',
      help: 'Wide. Videos of your channel have one already.',
      isWanted: false,
    }),
  },
})

/** Of an address that the field takes. */
export const videoIdOf = (address: string): string => ADDRESS.exec(address)?.groups?.id ?? address
