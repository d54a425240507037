import type { VideoPageShape, VideoShape } from './video.ts'

/** Equal to the platform's page size. */
const PAGE_SIZE = 12
const TOKEN = /^sample-(\d{1,3})$/

/** Newest first. */
const classes: readonly [start: string, end: string, title: string, description: string][] = [
  [
    '2026-11-20T06:00',
    '2026-11-20T07:22',
    'Zoology: Human circulatory system, part 2',
    'Cardiac cycle, conducting system of the heart and how to read a simple ECG.\n\nQuestions from the last six CEE papers are solved from 0:58:00. Bring the diagram sheet of part 1.',
  ],
  [
    '2026-11-19T07:20',
    '2026-11-19T08:31',
    'Chemistry: Chemical equilibrium in one hour',
    'Law of mass action, Kp and Kc, and Le Chatelier’s principle with the shortcuts that save time in the exam.',
  ],
  [
    '2026-11-18T18:30',
    '2026-11-18T20:04',
    'CEE Model Test 8: every question discussed',
    'All 200 questions of Saturday’s model test with the teachers of all four subjects.\n\nPhysics 0:00, Chemistry 0:24, Zoology 0:49, Botany 1:08, MAT 1:22.',
  ],
  [
    '2026-11-17T08:50',
    '2026-11-17T10:02',
    'Physics: Rotational dynamics, solved numericals',
    'Moment of inertia, torque and angular momentum. Twenty numericals, from easy to the hardest of 2024.',
  ],
  [
    '2026-11-16T11:30',
    '2026-11-16T12:41',
    'Botany: Plant tissues and secondary growth',
    'Meristems, permanent tissues and the anatomy of a dicot stem, drawn step by step.',
  ],
  [
    '2026-11-15T10:10',
    '2026-11-15T10:58',
    'MAT: Number and letter series',
    'How to see the rule within half a minute, with sixty series to practise on.',
  ],
  [
    '2026-11-13T06:00',
    '2026-11-13T07:18',
    'Zoology: Human circulatory system, part 1',
    'Structure of the heart, double circulation and blood vessels.',
  ],
  [
    '2026-11-12T18:00',
    '2026-11-12T19:12',
    'अभिभावक तथा विद्यार्थी मार्गदर्शन कक्षा',
    'प्रवेश परीक्षाको आवेदन, छात्रवृत्ति र अन्तिम तीन हप्ताको पढाइ योजनाबारे निर्देशकसँग कुराकानी।',
  ],
  [
    '2026-11-11T07:20',
    '2026-11-11T08:33',
    'Chemistry: Coordination compounds',
    'Naming, isomerism and crystal field theory as far as the entrance exams ask for it.',
  ],
  [
    '2026-11-10T08:50',
    '2026-11-10T09:59',
    'Physics: Ray optics and optical instruments',
    'Mirrors, lenses, prism, microscope and telescope, with sign conventions made simple.',
  ],
  [
    '2026-11-09T11:30',
    '2026-11-09T12:44',
    'Botany: Genetics after Mendel',
    'Linkage, crossing over and sex-linked inheritance. Pedigree questions from 0:52:00.',
  ],
  [
    '2026-11-08T10:10',
    '2026-11-08T10:56',
    'MAT: Logical sequencing and directions',
    'Arrangement, blood relations and directions, each with the drawing that solves it.',
  ],
  [
    '2026-11-06T06:00',
    '2026-11-06T07:15',
    'Zoology: Protozoa to Porifera',
    'Classification with examples and the exceptions that are asked every year.',
  ],
  [
    '2026-11-05T07:20',
    '2026-11-05T08:29',
    'Chemistry: Alcohols, phenols and ethers',
    'Reactions on one page: preparation, tests and conversions.',
  ],
  [
    '2026-11-04T18:30',
    '2026-11-04T20:10',
    'CEE Model Test 7: every question discussed',
    'All 200 questions of the seventh model test, subject by subject.',
  ],
  [
    '2026-11-03T08:50',
    '2026-11-03T10:01',
    'Physics: Alternating current',
    'Phasors, LCR circuits, resonance and power factor.',
  ],
  [
    '2026-11-02T11:30',
    '2026-11-02T12:38',
    'Botany: Photosynthesis, C3, C4 and CAM',
    'Light reactions and carbon fixation compared in one table.',
  ],
  [
    '2026-11-01T10:10',
    '2026-11-01T10:55',
    'MAT: Data interpretation',
    'Tables, bars and pie charts: estimate first, calculate second.',
  ],
]

/** Returns a page of the demo's recorded classes. @returns undefined for an unknown token. */
export function samplePage(token: string, channelTitle: string): VideoPageShape | undefined {
  const start = token === '' ? 0 : Number(TOKEN.exec(token)?.[1] ?? Number.NaN)
  if (Number.isNaN(start) || start % PAGE_SIZE !== 0 || start >= classes.length) return undefined
  const end = start + PAGE_SIZE
  return {
    nodes: classes.slice(start, end).map(([from, to, title, description], index): VideoShape => {
      const id = `sample-class-${classes.length - start - index}`
      const nothing = { thumbnail: null, playerUrl: null, watchUrl: null }
      return {
        id,
        title,
        description,
        publishedAt: inNepal(from),
        endedAt: inNepal(to),
        channelTitle,
        ...nothing,
      }
    }),
    nextPageToken: end < classes.length ? `sample-${end}` : null,
    fetchedAt: new Date(),
    stale: false,
  }
}

const inNepal = (clock: string) => new Date(`${clock}:00+05:45`)
