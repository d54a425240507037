import type { DemoCourse } from './demo-course.ts'
import { appliedScienceEntrance } from './entrance-exams.ts'

const common = { group: 'applied-science', ...appliedScienceEntrance } as const

export const appliedScienceCourses: readonly DemoCourse[] = [
  {
    ...common,
    slug: 'bsc-agriculture',
    title: 'BSc Agriculture',
    homePosition: 4,
    degree: 'Bachelor of Science in Agriculture',
    shortDescription: 'Two of three Nepalis live from the land: study what makes it bear more.',
    longDescription:
      'Soil, seed, water, market: agriculture is a science with mud on its boots. The degree leads to the civil service, to research stations, to cooperatives and into businesses of one’s own.\n\nThe universities set their own papers, with equal weight on the four sciences and a taste for applied questions. You practise on the real papers of the last ten years, and twice a term the group visits the experimental fields at Khumaltar.',
    drawing: 'barley',
    duration: '4 years',
    exam: 'Entrance tests of AFU Rampur and TU (IAAS)',
    eligibility: 'Grade 12 science with biology, second division or 2.0 GPA',
  },
  {
    ...common,
    slug: 'veterinary-science',
    title: 'Veterinary Science',
    shortName: 'Veterinary',
    homePosition: 3,
    degree: 'Bachelor of Veterinary Science and Animal Husbandry',
    shortDescription: 'Medicine for patients who cannot say where it hurts.',
    longDescription:
      'Veterinarians look after the buffalo that feeds a family, the poultry farm that feeds a town, and now and then a rhinoceros. Seats are few: some hundred and fifty a year in the whole country.\n\nZoology and chemistry decide this entrance. We teach them with the medical group, then practise the universities’ own style of question, which is longer and more practical than that of the CEE.',
    drawing: 'buffalo',
    duration: '5 years, internship included',
    exam: 'Entrance tests of AFU Rampur and TU (IAAS)',
    eligibility: 'Grade 12 science with biology, second division or 2.0 GPA',
  },
  {
    ...common,
    slug: 'bsc-forestry',
    title: 'BSc Forestry',
    shortName: 'BSc. Forestry',
    homePosition: 2,
    degree: 'Bachelor of Science in Forestry',
    shortDescription: 'Community forests, watersheds and wildlife: a profession outdoors.',
    longDescription:
      'Nepal’s community forests are studied all over the world, and foresters made them. Graduates work as rangers and officers, in national parks, and on climate and water projects.\n\nThe entrance of the Institute of Forestry and of AFU asks the four sciences. Botany is taught here with pressed plants from Shivapuri on the table, because what one has held in one’s hand one does not confuse in an exam.',
    drawing: 'pine',
    duration: '4 years',
    exam: 'Entrance tests of TU (Institute of Forestry) and AFU',
    eligibility: 'Grade 12 science, second division or 2.0 GPA',
  },
  {
    ...common,
    slug: 'b-technology',
    title: 'B Technology',
    shortName: 'B. Technology',
    homePosition: 1,
    degree: 'Bachelor of Technology',
    shortDescription: 'Biotechnology and its neighbours: laboratories, start-ups and research.',
    longDescription:
      'From vaccines to better seed potatoes, technology graduates turn biology and chemistry into things that work. Kathmandu University and several colleges of Tribhuvan and Purbanchal University offer the degree.\n\nTheir tests are computer-based and quick: about a minute for a question. After the first month every test of this group is taken at a screen in our computer room, with the clock running.',
    drawing: 'cog',
    duration: '4 years',
    exam: 'KUCAT of Kathmandu University and the tests of TU and PU colleges',
    eligibility: 'Grade 12 science with biology or mathematics, 50% or 2.4 GPA',
  },
  {
    ...common,
    slug: 'food-technology',
    title: 'Food Technology',
    homePosition: 5,
    degree: 'Bachelor of Technology in Food',
    shortDescription: 'From the field to the shelf: safe, good food and the industry that makes it.',
    longDescription:
      'Somebody has to make sure that milk, noodles and apple juice are what the label says. Food technologists run production, laboratories and inspections, and some of them their own brand.\n\nThe entrance of the Institute of Science and Technology has chemistry at its heart. Our teachers add a weekly hour of chemistry problems to the classes of the group, and the model test follows the distribution of the real paper.',
    drawing: 'bowl',
    duration: '4 years',
    exam: 'Entrance test of TU (Institute of Science and Technology)',
    eligibility: 'Grade 12 science with biology or mathematics, second division or 2.0 GPA',
  },
]
