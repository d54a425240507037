import type { DemoOf } from '#prisma/demo-content/demo-of.ts'
import type * as declared from '#server/content/declarations/faculty.ts'

export const facultyPage: DemoOf<typeof declared.facultyPage> = {
  defaultBio:
    'Part of the team that keeps classes, tests and paperwork in order, so that students can give their minds to their books.',
  ne: {
    defaultBio: 'कक्षा, परीक्षा र कागजपत्र मिलाएर राख्ने टोलीका सदस्य, ताकि विद्यार्थीले आफ्नो मन किताबमै लगाउन सकून्।',
  },
  highlights: [
    {
      title: 'Experienced Faculty',
      text: 'Heads of department with twenty years and more in the classroom, beside young teachers who sat the same exams not long ago.',
      ne: {
        title: 'अनुभवी शिक्षक',
        text: 'बीस वर्षभन्दा बढी पढाएका विभाग प्रमुख, र भर्खरै यही परीक्षा दिएका युवा शिक्षक सँगसँगै।',
      },
    },
    {
      title: 'Proven Results',
      text: 'Nine in ten of our MBBS candidates found their name on the merit list in each of the last common exams.',
      ne: {
        title: 'प्रमाणित नतिजा',
        text: 'पछिल्ला हरेक साझा परीक्षामा हाम्रा दशमध्ये नौ MBBS परीक्षार्थीको नाम योग्यता सूचीमा निस्कियो।',
      },
    },
    {
      title: 'Comprehensive Support',
      text: 'Doubt classes every weekday, a counselor to talk to, and a teacher who knows where each student stands.',
      ne: {
        title: 'पूरा साथ',
        text: 'हप्ताका दिन प्रश्न कक्षा, कुरा गर्ने परामर्शदाता, र हरेक विद्यार्थी कहाँ पुग्यो थाहा भएका शिक्षक।',
      },
    },
  ],
}
