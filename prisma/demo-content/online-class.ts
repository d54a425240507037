import type * as declared from '#server/content/declarations/online-class.ts'
import type { DemoOf } from './demo-of.ts'

export const onlineClassPage: DemoOf<typeof declared.onlineClassPage> = {
  intro:
    'The same teachers, the same tests, from wherever you are: live in the morning, recorded by the evening.',
  app: 'Install the app, sign in with your student ID, and the day’s classes are there.',
  withoutApp: 'Our app is not in the stores yet; call {phone} and we tell you how classes reach your phone.',
  browser: 'On a computer, or where the phone is full: the same classroom without installing anything.',
  withoutBrowser: 'You receive the link to your classroom when you enroll; call {phone} if it got lost.',
  featuresLead: 'Three things make it a course and not a pile of videos.',
  // In the order of a day.
  features: [
    {
      title: 'Live Classes',
      when: 'From six in the morning',
      text: 'The morning batch as it happens, with a tutor in the chat who takes questions to the teacher.',
      ne: {
        title: 'प्रत्यक्ष कक्षा',
        when: 'बिहान छ बजेदेखि',
        text: 'बिहानी समूहको कक्षा जस्ताको तस्तै, च्याटमा सोधिएका प्रश्न शिक्षकसम्म पुर्‍याउने सहायकसहित।',
      },
    },
    {
      title: 'Recorded Lectures',
      when: 'By the same evening',
      text: 'Every class cut into topics, at the speed and the size that your connection allows.',
      ne: {
        title: 'रेकर्ड गरिएका कक्षा',
        when: 'त्यही साँझसम्म',
        text: 'हरेक कक्षा शीर्षकअनुसार काटिएको, तपाईंको इन्टरनेटले धान्ने गति र आकारमा।',
      },
    },
    {
      title: 'Study Materials',
      when: 'Whenever you like',
      text: 'Notes, formula sheets and question sets to each lecture, small enough to keep on a phone.',
      ne: {
        title: 'अध्ययन सामग्री',
        when: 'मन लागेको बेला',
        text: 'हरेक पाठका नोट, सूत्र र प्रश्न, फोनमै राख्न मिल्ने साना।',
      },
    },
  ],
  supportLead: 'The sound is gone, the app wants an update, the password is lost: somebody is there.',
  ne: {
    intro: 'उनै शिक्षक, उनै परीक्षा, जहाँ भए पनि: बिहान प्रत्यक्ष, साँझसम्म रेकर्ड।',
    app: 'एप राख्नुहोस्, विद्यार्थी नम्बरले लगइन गर्नुहोस्, दिनका कक्षा त्यहीँ छन्।',
    withoutApp: 'हाम्रो एप अझै स्टोरमा छैन; {phone} मा फोन गर्नुहोस्, कक्षा फोनमा कसरी आउँछ भन्छौँ।',
    browser: 'कम्प्युटरमा, वा फोनमा ठाउँ नहुँदा: केही नराखी उही कक्षाकोठा।',
    withoutBrowser: 'कक्षाको लिङ्क भर्ना हुँदा पाइन्छ; हराए {phone} मा फोन गर्नुहोस्।',
    featuresLead: 'तीन कुराले यसलाई भिडियोको थुप्रो होइन, कोर्स बनाउँछन्।',
    supportLead: 'आवाज आएन, एपले अपडेट माग्यो, पासवर्ड हरायो: सघाउने मानिस छन्।',
  },
}
