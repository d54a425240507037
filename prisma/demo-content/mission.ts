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
      ne: {
        name: 'उत्कृष्टता',
        text: 'नमुना परीक्षामा गलत प्रश्न परे त्यही दिन सच्याइन्छ र त्यसको अङ्क फिर्ता दिइन्छ। “ठीकै छ” पुग्दैन।',
      },
    },
    {
      name: 'Innovation',
      text: 'Every year we drop what did not help and try one thing new: last year, physics problems in pairs.',
      ne: {
        name: 'नवीनता',
        text: 'काम नलागेको कुरा हरेक वर्ष छाड्छौँ र एउटा नयाँ कुरा गरी हेर्छौँ: पोहोर, जोडीमा भौतिकशास्त्रका प्रश्न।',
      },
    },
    {
      name: 'Integrity',
      text: 'Results as they are, fees as they are printed, and no promise of a seat to anybody.',
      ne: {
        name: 'इमानदारी',
        text: 'नतिजा जस्तो छ त्यस्तै, शुल्क छापिएजति नै, र कसैलाई सिटको वाचा छैन।',
      },
    },
    {
      name: 'Student-Centric',
      text: 'Timetables, bus stops and canteen prices are decided with the students’ council.',
      ne: {
        name: 'विद्यार्थी केन्द्रमा',
        text: 'कक्षा तालिका, बस बिसौनी र क्यान्टिनको मूल्य विद्यार्थी परिषद्‌सँग मिलेर तय हुन्छ।',
      },
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

  ne: {
    mission:
      'जुनसुकै विद्यालयबाट आएको भए पनि, हामीकहाँ आउने हरेक विद्यार्थीलाई प्रवेश परीक्षामा केही कुरा नौलो नलाग्ने गरी पूरा र इमानदार तयारी गराउनु।',
    vision:
      'यस्तो नेपाल, जहाँ को डाक्टर, नर्स, वनविद् वा खाद्य वैज्ञानिक बन्छ भन्ने कुरा प्रतिभा र मिहिनेतले मात्र तय गर्छ, र राम्रो तयारी हरेक जिल्लाको पहुँचमा हुन्छ।',
    philosophy: [
      'प्रवेश परीक्षाले कति चलाख छ भनेर नाप्दैन। आत्तिएको बिहान, समयको चापमा, के सम्झिन सकिन्छ भनेर नाप्छ। त्यो अभ्यासले आउँछ, र अभ्यास कुनै छल होइन: डाक्टरलाई रातको तीन बजे चाहिने शान्ति पनि यही हो।',
      'त्यसैले पहिले बुझ्न सिकाउँछौँ, किनभने बुझेको कुरा सम्झिरहनु पर्दैन। अनि छिटो नहुन्जेल अभ्यास गराउँछौँ। त्यसपछि खुला रूपमा, बारम्बार जाँच्छौँ, ताकि साँच्चैको परीक्षा अर्को एउटा शनिबार मात्र होस्।',
    ].join('\n\n'),
    commitments: [
      'हरेक विषयमा सजिलो उपायभन्दा पहिले अवधारणा',
      'हरेक दोस्रो शनिबार पूर्ण नमुना परीक्षा, स्थान त्यही साँझ',
      'हरेक विद्यार्थीको नाम र कमजोर पाठ थाहा भएका शिक्षक',
      'हरेक सत्रमा एक पटक अभिभावकसँग उहाँहरूले रुचाएको भाषामा कुराकानी',
      'विश्राम: शनिबार दिउँसो र राति कक्षा हुँदैन',
    ],
  },
}
