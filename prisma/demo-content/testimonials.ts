import type * as declared from '#server/content/declarations/testimonials.ts'
import type { DemoOf } from './demo-of.ts'

/** Testimonials of invented students. */
export const testimonials: DemoOf<typeof declared.testimonials>[] = [
  {
    name: 'Aakriti Shrestha',
    course: 'MBBS',
    content:
      'I came from a community school in Sindhuli and thought I was behind everybody. After the fourth model test I saw that I was not behind, I was slow. Bishnu Sir sat with me on Tuesdays until I was not slow any more.',
    rating: 5,
  },
  {
    name: 'Rohan Tamang',
    course: 'BMIT',
    content:
      'The physics clinic. Ten problems, forty minutes, twice a week. Nothing else raised my marks so much.',
    rating: 5,
  },
  {
    name: 'Sabina Khatun',
    course: 'BSc Nursing',
    content:
      'My father wanted to know everything: fees, hostel, the way home in the evening. They answered all of it, on paper, and called him again after each test.',
    rating: 5,
  },
  {
    name: 'Prabin Chaudhary',
    course: 'BSc Agriculture',
    content:
      'Good teachers and real old papers. In the monsoon the bus from Bhaktapur is late and the first lesson is gone, but the recording is there by noon.',
    rating: 4,
  },
  {
    name: 'Nima Dolma Sherpa',
    course: 'B Pharmacy',
    content:
      'I studied mathematics in Grade 12 and had not touched biology for two years. The bridge course was four hard weeks. Then I could follow, and in the end botany was my best subject.',
    rating: 5,
  },
  {
    name: 'Dipesh Adhikari',
    course: 'BDS',
    content:
      'What I liked is that nobody promised me a seat. They showed me the cut-offs of five years and let me decide.',
    rating: 4,
  },
]

export const successStories: DemoOf<typeof declared.successStories>[] = [
  {
    title: 'From the night shift to the front row',
    content:
      'Kiran kept the counter of his uncle’s medical hall in Gongabu until midnight and was in class at six. In his first model test he came 812th. He asked for the answer sheet, every time, and wrote down why each wrong answer was wrong. The notebook has four hundred pages. In the last test before the exam he was ninth.',
    name: 'Kiran Basnet',
    achievement: 'MBBS, Maharajgunj Medical Campus, full scholarship',
  },
  {
    title: 'Three hours from the nearest road',
    content:
      'Pema’s village in Dolpa has no physics teacher. She came to Kathmandu with a municipal scholarship, two months after the class had begun. Her group took turns to stay an hour longer with her. She explains optics to the new students now, on Saturdays, before she goes back to the dental hospital.',
    name: 'Pema Gurung',
    achievement: 'BDS, People’s Dental College',
  },
  {
    title: 'The second attempt',
    content:
      'Missing a seat by half a mark is worse than missing it by fifty. Anisha stayed away for a month, then came back to talk. Not more hours, said her counselor, but other ones: mornings only, and every Sunday off. The next year she chose among three colleges.',
    name: 'Anisha Maharjan',
    achievement: 'BSc Nursing, Lalitpur Nursing Campus',
  },
  {
    title: 'Forester’s daughter, forester',
    content:
      'Her father guards a community forest in Kailali; she wanted to know the Latin names. Sarita learned botany with pressed leaves that he sent her in letters. She was first on the list in Hetauda.',
    name: 'Sarita Bohara',
    achievement: 'BSc Forestry, Institute of Forestry, rank 1',
  },
]
