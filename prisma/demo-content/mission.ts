import type * as declared from '#server/content/declarations/mission.ts'
import type { DemoOf } from './demo-of.ts'

export const missionPage: DemoOf<typeof declared.missionPage> = {
  mission:
    'To prepare every student who comes to us, whatever school they come from, so thoroughly and so honestly that the entrance exam holds no surprise.',

  vision:
    'A Nepal in which talent and work alone decide who becomes a doctor, a nurse, a forester or a food scientist, and where good preparation is within reach of every district.',

  values: [
    {
      name: 'Excellence',
      text: 'A wrong question in a model test is corrected and its marks given back the same day. Good enough is not.',
    },
    {
      name: 'Innovation',
      text: 'Every year we drop what did not help and try one thing new: last year, physics problems in pairs.',
    },
    {
      name: 'Integrity',
      text: 'Results as they are, fees as they are printed, and no promise of a seat to anybody.',
    },
    {
      name: 'Student-Centric',
      text: 'Timetables, bus stops and canteen prices are decided with the students’ council.',
    },
  ],

  philosophy: [
    'An entrance exam does not measure how clever somebody is. It measures what they can call up, under time, on a morning when they are nervous. That can be practised, and practising it is no trick: it is the same calm that a doctor needs at three in the night.',
    'So we teach for understanding first, because what is understood needs less memory. Then we practise until it is quick. Then we test, openly and often, so that the real paper is only one Saturday more.',
  ].join('\n\n'),

  commitments: [
    'Concepts before shortcuts, in every subject',
    'A full model test every other Saturday, with ranks the same evening',
    'A teacher who knows each student by name and by weak chapter',
    'A talk with every parent once a term, in the language they prefer',
    'Rest: no classes on Saturday afternoon, and none at night',
  ],
}
